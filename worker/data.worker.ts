import { expose } from 'comlink';
import { LOCALES } from '../src/model/base/locale.ts';
import { dataSide } from './data-side.ts';

expose(dataSide);
// After the first request is on its way.
setTimeout(warmFormats);

/**
 * Makes the first formats of `Intl`, for a browser builds what all of them share with the first one of its process:
 * 25 ms on a desktop, over 100 on a phone. Here it holds nobody up; the page, which shows data a moment later, finds
 * it done. Dates have a part of their own.
 */
function warmFormats(): void {
  for (const locale of LOCALES) {
    new Intl.NumberFormat(locale).format(0);
    new Intl.DateTimeFormat(locale, { month: 'short' }).format(0);
  }
}
