/** The places that lead: one or more of each country, drawn at the size of a large hero. */
export const leading: ReadonlySet<string> = new Set(
  `sydney-harbour uluru great-barrier-reef-cairns twelve-apostles okavango-delta chobe-riverfront angkor-wat
  angkor-thom-bayon arenal-volcano monteverde-cloud-forest dubrovnik-old-town plitvice-lakes neuschwanstein-castle
  cologne-cathedral berlin-museum-island antigua-guatemala tikal lake-atitlan borobudur raja-ampat-piaynemo mount-bromo
  venice rome-colosseum florence amalfi-coast mount-fuji kyoto-fushimi-inari tokyo-shibuya miyajima-itsukushima
  masai-mara amboseli-national-park luang-prabang kuang-si-falls kuala-lumpur-petronas langkawi-sky-bridge
  ait-ben-haddou chefchaouen merzouga-erg-chebbi deadvlei sossusvlei fish-river-canyon etosha-okaukuejo milford-sound
  hobbiton-matamata granada-nicaragua ometepe-island machu-picchu vinicunca-rainbow-mountain el-nido
  chocolate-hills-bohol table-mountain seoul-changdeokgung sigiriya nine-arch-bridge galle-fort taipei-101
  serengeti-seronera ngorongoro-crater bangkok-grand-palace ha-long-bay`.split(/\s+/),
);
