import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { siteSettings } from '../../../data/catalogue/shell-queries.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';

const DEBOUNCE_MS = 250;
const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Mounted only after consent: reports page views to the operator's tag manager, if one is configured. */
export default function PageViews() {
  const locale = useLocale();
  const [path] = useLocation();
  const id = useLiveQuery(siteSettings, [])?.tagManagerId ?? null;
  const page = useFoundPage()?.page ?? 'not-found';

  useEffect(() => {
    if (id !== null) loadTagManager(id);
  }, [id]);

  // Debounced: a page that is left immediately is not counted.
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => {
      layer().push({
        event: 'page_view',
        page_path: localePrefix(locale) + path,
        page_title: document.title,
        page_name: page,
        language: locale,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [id, path, page, locale]);

  return null;
}

function layer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

function loadTagManager(id: string): void {
  const src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`) !== null) return;
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}
