/** Currencies in use (ISO 4217 codes); a list of its own, because that of `Intl` includes former ones. */
const CURRENCY_CODES: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
  'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
  'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD ' +
  'MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB ' +
  'RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD ' +
  'UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

interface CurrencyOption {
  code: string;
  name: string;
}

/** Options of the currency field: the likely ones in the given order, and all others by name. */
export function currencyOptions(
  likely: readonly string[],
  locale: string,
): { likely: CurrencyOption[]; others: CurrencyOption[] } {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const named = (code: string) => ({ code, name: names.of(code) ?? code });
  const likelyCodes = [...new Set(likely)];
  const others = CURRENCY_CODES.filter((code) => !likelyCodes.includes(code)).map(named);
  return {
    likely: likelyCodes.map(named),
    others: others.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}
