/** `matchMedia` for jsdom: `matches` says for each query whether it matches; no list ever changes. */
export function mediaQueryLists(matches: (query: string) => boolean): typeof matchMedia {
  return (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
