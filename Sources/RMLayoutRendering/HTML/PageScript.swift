/// The script of all pages: it puts scrollers where they start and lets further pages arrive.
///
/// It holds neither `<` nor `&`, so that a page is well-formed as XML too.
enum PageScript {
  static let text = """
    const scrollToStart = scroller => {
      const sign = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
      if (scroller.dataset.x) scroller.scrollLeft = sign * scroller.dataset.x;
      if (scroller.dataset.y) scroller.scrollTop = scroller.dataset.y;
    };
    document.querySelectorAll("[data-x], [data-y]").forEach(scrollToStart);

    const arrive = (view, template) => {
      const part = template.content.cloneNode(true);
      const outermost = id => {
        const node = document.getElementById(id);
        return node ? node.closest(".lane, .stretch") ?? node : null;
      };
      for (const id of (template.dataset.gone ?? "").split(" ")) outermost(id)?.remove();
      view.querySelector(".content > .length").replaceWith(part.querySelector(".length"));
      for (const block of [...part.children]) {
        const target = document.getElementById(block.id);
        if (!target) {
          document.getElementById(`${view.id}-content`).append(block);
          continue;
        }
        for (const node of [...block.children]) {
          const old = outermost(node.id || node.querySelector("[id]").id);
          if (old) old.replaceWith(node); else target.append(node);
          if (!old) node.classList.add("arrived");
        }
      }
      view.dataset.items = template.dataset.items;
      template.remove();
    };

    // As InfiniteScrollTrigger decides: once a page, near the end, also where nothing scrolls yet.
    for (const view of document.querySelectorAll("[data-threshold]")) {
      const later = [...document.querySelectorAll(`template.${view.id}-later`)];
      const total = later.at(-1)?.dataset.items;
      const content = view.querySelector(".content");
      const isDown = view.classList.contains("down");
      let isLoading = false;
      const test = () => {
        if (isLoading || !later.length || !Number(view.dataset.items)) return;
        const [offset, viewport, length] = isDown
          ? [view.scrollTop, view.clientHeight, content.offsetHeight]
          : [Math.abs(view.scrollLeft), view.clientWidth, content.offsetWidth];
        if (length - viewport - view.dataset.threshold > offset) return;
        isLoading = true;
        setTimeout(() => {
          arrive(view, later.shift());
          document.getElementById(`${view.id}-status`).textContent =
            `${view.dataset.items} of ${total} items`;
          isLoading = false;
          test();
        }, 300);
      };
      view.addEventListener("scroll", test, { passive: true });
      test();
    }

    """
}
