const failed = new Set<HTMLLinkElement>();

/** Vite requests the stylesheet of a chunk once per page load, even if that failed. */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  { capture: true },
);

/** Requests failed stylesheets again, so that no part shows without its style. Resolves also if they fail again. */
export async function retryFailedStyles(): Promise<void> {
  const retries = [...failed].map((link) => {
    failed.delete(link);
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.crossOrigin = link.crossOrigin;
    next.href = link.href;
    link.replaceWith(next);
    return new Promise((resolve) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', resolve);
    });
  });
  await Promise.all(retries);
}
