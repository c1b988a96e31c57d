/** Currencies in use (ISO 4217 codes); their names come from `Intl`. */
export const CURRENCY_CODES: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
  'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
  'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD ' +
  'MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB ' +
  'RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD ' +
  'UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'
).split(' ');

/** Likely currencies first, in their order, then all others by name. */
export function currencyChoices(
  likely: readonly string[],
  locale: string,
): { likely: { code: string; name: string }[]; others: { code: string; name: string }[] } {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const named = (code: string) => ({ code, name: names.of(code) ?? code });
  const first = [...new Set(likely)];
  const others = CURRENCY_CODES.filter((code) => !first.includes(code)).map(named);
  return {
    likely: first.map(named),
    others: others.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}
