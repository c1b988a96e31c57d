import { expose } from 'comlink';
import { LOCALES } from '../src/model/base/locale.ts';
import { dataSide } from './data-side.ts';

expose(dataSide);
// After the first request has been sent.
setTimeout(warmFormats);

/**
 * Warms up `Intl`: the first format of a process loads shared data, 25 ms on a desktop, over 100 ms on a phone. Done in
 * the worker it does not block the page, which needs it a moment later. Dates have shared data of their own.
 */
function warmFormats(): void {
  for (const locale of LOCALES) {
    new Intl.NumberFormat(locale).format(0);
    new Intl.DateTimeFormat(locale, { month: 'short' }).format(0);
  }
}
