"""What RMLayoutUIKit holds where UIKit can be imported, compiled against a module that stands for it."""

import pathlib
import re
import tempfile
import unittest

import outside

SOURCES = outside.ROOT / "Sources" / "RMLayoutUIKit"
RECORDING = SOURCES / "Recording"
FEATURES = [
    word for name in (
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault")
    for word in ("-enable-upcoming-feature", name)]
SETTINGS = [
    "-swift-version", "5", "-strict-concurrency=complete", "-strict-memory-safety",
    "-warnings-as-errors", "-parse-as-library", "-I", outside.BUILT / "Modules", *FEATURES]

# The package manager names a package after its folder.
PACKAGE = re.sub(r"\W", "_", outside.ROOT.name.lower())

# What only real windows and controllers have.
MORE = """
@_exported public import Foundation

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}

extension UIViewController {
  public func addChild(_ child: UIViewController) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) {}
}

extension UIView {
  public var insetsLayoutMarginsFromSafeArea: Bool { get { true } set {} }
}
"""


class UIKitBranch(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """Makes a module UIKit of the stand-ins, without what they have beyond UIKit's names."""
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.modules = pathlib.Path(folder.name)
        files = [cls.modules / "More.swift"]
        files[0].write_text(MORE, encoding="utf-8")
        for path in SOURCES.rglob("*.swift"):
            if path.parent == RECORDING or path.name == "Exports.swift":
                continue
            text = path.read_text(encoding="utf-8").replace("!canImport(UIKit)", "true")
            if path.name == "UICollectionViewLayout+Frames.swift":
                text = text.replace("public ", "")
            files.append(cls.modules / path.name)
            files[-1].write_text(text, encoding="utf-8")
        outside.run(
            "swiftc", *SETTINGS, "-package-name", PACKAGE, "-module-name", "UIKit", "-emit-module",
            "-emit-module-path", cls.modules / "UIKit.swiftmodule", *files)

    def check(self, module, *files):
        outside.run(
            "swiftc", *SETTINGS, "-I", self.modules, "-module-name", module, "-typecheck", *files)

    def test_the_module_reexports_uikit_and_records_off_the_screen(self):
        self.check("RMLayoutUIKit", *SOURCES.rglob("*.swift"))

    def test_the_recorder_compiles_by_itself_in_a_test_target(self):
        self.check("AppTests", RECORDING / "CollectionViewRecorder.swift")


if __name__ == "__main__":
    unittest.main()
