import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../../src/model/schemas/connection-option.ts';
import { freshRouter } from './real-facts.ts';

/**
 * Ways as a traveller knows them: km by road and hours at the wheel with short stops, from general
 * knowledge of the countries and never from the router. Distances hold within 12 %, times within 20 %.
 */
type Row = readonly [from: string, to: string, km: number, hours: number, reason: string];

const NAMIBIA: readonly Row[] = [
  ['windhoek', 'swakopmund', 358, 4, 'B1 to Okahandja, B2 to the coast, all tar'],
  ['windhoek', 'sesriem-canyon', 335, 5, 'B1 to Rehoboth, then gravel by Klein Aub and Solitaire'],
  ['windhoek', 'solitaire', 240, 3.6, 'the same way, 83 km short of Sesriem'],
  ['solitaire', 'sesriem-canyon', 86, 1.3, 'C19, 83 km, and the spur to the canyon'],
  ['sesriem-canyon', 'swakopmund', 350, 5.5, 'C19 and C14 over the Kuiseb Pass'],
  ['swakopmund', 'solitaire', 265, 4, 'C14 by Walvis Bay'],
  ['sesriem-canyon', 'sossusvlei', 69, 1.4, '60 km of tar, 5 km of sand, 4 km from the canyon'],
  ['sesriem-canyon', 'dune-45', 49, 0.9, '45 km inside the gate'],
  ['sesriem-canyon', 'namibrand-nature-reserve', 80, 1.3, 'C27 to the south'],
  ['sesriem-canyon', 'duwisib-castle', 160, 2.7, 'C27 and D826'],
  ['sesriem-canyon', 'naukluft-mountains', 100, 1.7, 'C19 and D854'],
  ['sesriem-canyon', 'luderitz', 460, 7.3, 'C27, D707, C13, B4'],
  ['sesriem-canyon', 'garub-wild-horses', 350, 5.8, 'C27, D707 and C13 to Aus, B4 to the waterhole'],
  ['duwisib-castle', 'luderitz', 390, 6, 'by Helmeringhausen and Aus'],
  ['swakopmund', 'walvis-bay-lagoon', 36, 0.55, 'B2 along the dunes'],
  ['swakopmund', 'cape-cross-seal-reserve', 128, 1.7, 'salt road by Henties Bay'],
  ['swakopmund', 'spitzkoppe', 155, 1.9, 'B2 and D1918'],
  ['swakopmund', 'brandberg-white-lady', 235, 3.4, 'Henties Bay, Uis and D2359'],
  ['swakopmund', 'twyfelfontein', 330, 5, 'Henties Bay, Uis and D2612'],
  ['swakopmund', 'skeleton-coast-terrace-bay', 365, 5, 'C34 all along'],
  ['swakopmund', 'moon-landscape', 38, 0.75, 'C28 and D1991'],
  ['windhoek', 'etosha-okaukuejo', 433, 4.9, 'B1 to Otjiwarongo, C38 by Outjo and the Andersson Gate'],
  ['windhoek', 'etosha-namutoni', 535, 5.8, 'B1 by Tsumeb and the Von Lindequist Gate'],
  ['etosha-okaukuejo', 'etosha-halali', 74, 1.6, 'park road at 60 at most'],
  ['etosha-okaukuejo', 'etosha-namutoni', 145, 3.1, 'park road'],
  ['swakopmund', 'etosha-okaukuejo', 515, 6, 'B2, C33 by Omaruru and Kalkfeld, Outjo'],
  ['twyfelfontein', 'etosha-okaukuejo', 340, 4.6, 'C39 by Khorixas and Outjo'],
  ['twyfelfontein', 'palmwag-desert-elephants', 112, 1.9, 'C39 and C43'],
  ['palmwag-desert-elephants', 'grootberg-plateau', 25, 0.4, 'C40 over the pass'],
  ['palmwag-desert-elephants', 'opuwo-himba', 255, 4.7, 'C43 by Sesfontein and the Joubert Pass'],
  ['opuwo-himba', 'epupa-falls', 180, 3.4, 'C43, gravel'],
  ['opuwo-himba', 'ruacana-falls', 155, 1.9, 'C41 and C35, tar'],
  ['etosha-okaukuejo', 'opuwo-himba', 530, 6, 'on tar: C38 to Outjo, and 415 km from there by Kamanjab'],
  ['windhoek', 'okonjima-africat', 220, 2.6, 'B1 and 24 km of farm road'],
  ['windhoek', 'waterberg-plateau', 285, 3.5, 'B1 and C22'],
  ['waterberg-plateau', 'etosha-namutoni', 380, 4.3, 'B1 by Otavi and Tsumeb'],
  ['windhoek', 'hoba-meteorite', 450, 5.1, 'B1 to Otavi, B8, D2860'],
  ['windhoek', 'rundu-okavango', 715, 7.9, 'B1 and B8'],
  ['windhoek', 'katima-mulilo-zambezi', 1225, 13.5, 'B1 and B8, through the Caprivi'],
  ['rundu-okavango', 'popa-falls-mahango', 205, 2.4, 'B8 to Divundu'],
  ['popa-falls-mahango', 'katima-mulilo-zambezi', 315, 3.6, 'B8'],
  ['hoba-meteorite', 'nyae-nyae-tsumkwe', 300, 4.5, 'C44, 226 km of gravel'],
  ['windhoek', 'quiver-tree-forest', 500, 5.7, 'B1 to Keetmanshoop and 14 km'],
  ['windhoek', 'kalahari-dunes-mariental', 265, 3.3, 'B1 to Kalkrand, C21'],
  ['luderitz', 'quiver-tree-forest', 348, 4, 'B4 to Keetmanshoop and 14 km'],
  ['luderitz', 'kolmanskop', 11, 0.2, 'B4, beside the airfield'],
  ['luderitz', 'fish-river-canyon', 425, 5.5, 'B4 to Seeheim, C12 and C37'],
  ['quiver-tree-forest', 'fish-river-canyon', 180, 2.8, 'B4, C12 and C37'],
  ['fish-river-canyon', 'ai-ais-hot-springs', 83, 1.4, 'C37 and C10'],
  ['windhoek', 'fish-river-canyon', 650, 7.8, 'B1 to Keetmanshoop, C12 and C37'],
  ['windhoek', 'orange-river-canoeing', 790, 8.8, 'B1 to the border'],
  ['windhoek', 'luderitz', 825, 8.7, 'B1 to Keetmanshoop, B4'],
  ['WDH', 'windhoek', 45, 0.6, 'B6'],
  ['WDH', 'sesriem-canyon', 380, 5.5, '45 km more than from town'],
  ['WVB', 'swakopmund', 45, 0.7, 'C14 and B2'],
];

const SRI_LANKA: readonly Row[] = [
  ['colombo-fort-pettah', 'kandy-temple-of-the-tooth', 117, 3.4, 'A1'],
  ['CMB', 'negombo', 11, 0.35, 'beside the lagoon'],
  ['CMB', 'colombo-fort-pettah', 35, 0.8, 'E03'],
  ['CMB', 'sigiriya', 150, 4, 'by Giriulla, Kurunegala and Dambulla'],
  ['CMB', 'kandy-temple-of-the-tooth', 115, 3.2, 'by Kurunegala or the A1'],
  ['CMB', 'galle-fort', 155, 2.4, 'E03, E02, E01'],
  ['CMB', 'anuradhapura', 172, 3.9, 'A3 and A12'],
  ['colombo-fort-pettah', 'negombo', 38, 0.9, 'E03'],
  ['colombo-fort-pettah', 'galle-fort', 125, 2.1, 'E01'],
  ['colombo-fort-pettah', 'bentota-beach', 88, 1.7, 'E01 to Welipenna is quicker than the A2'],
  ['colombo-fort-pettah', 'hikkaduwa', 115, 2.1, 'E01 to Baddegama'],
  ['colombo-fort-pettah', 'mirissa-whale-watching', 152, 2.5, 'E01 to Kokmaduwa'],
  ['colombo-fort-pettah', 'tangalle-rekawa-turtles', 195, 3.1, 'E01 to Beliatta'],
  ['colombo-fort-pettah', 'jaffna', 396, 7.6, 'A3, A12 and A9'],
  ['colombo-fort-pettah', 'anuradhapura', 205, 4.6, 'A3 and A12'],
  ['colombo-fort-pettah', 'trincomalee-koneswaram', 265, 6.2, 'A6'],
  ['colombo-fort-pettah', 'sigiriya', 172, 4.3, 'A6 or E04 by Kurunegala'],
  ['colombo-fort-pettah', 'kitulgala-rafting', 94, 2.6, 'A4 and A7'],
  ['colombo-fort-pettah', 'kalpitiya', 165, 3.7, 'A3 to Palavi'],
  ['kandy-temple-of-the-tooth', 'ella', 137, 4.6, 'A5 by Nuwara Eliya'],
  ['kandy-temple-of-the-tooth', 'nuwara-eliya-tea', 78, 2.7, 'A5'],
  ['kandy-temple-of-the-tooth', 'sigiriya', 92, 2.7, 'A9 by Matale and Dambulla'],
  ['kandy-temple-of-the-tooth', 'dambulla-cave-temple', 73, 2.1, 'A9'],
  ['kandy-temple-of-the-tooth', 'pinnawala-elephants', 41, 1.2, 'A1'],
  ['kandy-temple-of-the-tooth', 'peradeniya-botanical-gardens', 6.5, 0.2, 'A1'],
  ['kandy-temple-of-the-tooth', 'meemure-village', 66, 3, 'by Hunnasgiriya and Loolwatte'],
  ['kandy-temple-of-the-tooth', 'knuckles-riverston', 60, 2.3, 'by Matale and Rattota'],
  ['kandy-temple-of-the-tooth', 'polonnaruwa', 140, 3.6, 'A9, A6 and A11'],
  ['kandy-temple-of-the-tooth', 'trincomalee-koneswaram', 182, 4.3, 'A9 and A6'],
  ['nuwara-eliya-tea', 'ella', 58, 2, 'by Welimada and Bandarawela'],
  ['nuwara-eliya-tea', 'horton-plains-worlds-end', 32, 1.2, 'by Ambewela'],
  ['nuwara-eliya-tea', 'adams-peak', 80, 2.8, 'A7 to Hatton, then Maskeliya'],
  ['ella', 'yala-national-park', 117, 3.1, 'A23 and A2 to Tissamaharama, 22 km to the gate'],
  ['ella', 'udawalawe-national-park', 92, 2.4, 'by Wellawaya and Thanamalwila'],
  ['ella', 'arugam-bay', 134, 3.2, 'by Monaragala and Siyambalanduwa'],
  ['ella', 'liptons-seat-haputale', 38, 1.5, 'by Haputale and Dambatenne'],
  ['ella', 'diyaluma-falls', 41, 1.2, 'by Wellawaya'],
  ['ella', 'mirissa-whale-watching', 180, 3.9, 'by Wellawaya, Hambantota and the E01'],
  ['sigiriya', 'polonnaruwa', 60, 1.4, 'A11 by Habarana'],
  ['sigiriya', 'trincomalee-koneswaram', 105, 2.2, 'A6 by Habarana'],
  ['sigiriya', 'anuradhapura', 75, 1.8, 'by Habarana or Dambulla'],
  ['sigiriya', 'dambulla-cave-temple', 22, 0.6, 'by Inamaluwa'],
  ['anuradhapura', 'mihintale', 15, 0.35, 'A12'],
  ['anuradhapura', 'jaffna', 197, 3.9, 'A9'],
  ['anuradhapura', 'wilpattu-national-park', 53, 1.3, 'by Nochchiyagama'],
  ['anuradhapura', 'trincomalee-koneswaram', 108, 2.3, 'A12'],
  ['trincomalee-koneswaram', 'pigeon-island-nilaveli', 18, 0.45, 'B424'],
  ['trincomalee-koneswaram', 'batticaloa-lagoon', 136, 3.1, 'A15'],
  ['batticaloa-lagoon', 'arugam-bay', 114, 2.6, 'A4'],
  ['polonnaruwa', 'pasikudah-beach', 75, 1.7, 'A11'],
  ['galle-fort', 'mirissa-whale-watching', 36, 0.95, 'A2'],
  ['galle-fort', 'unawatuna', 6.5, 0.2, 'A2'],
  ['galle-fort', 'yala-national-park', 180, 3.4, 'E01 to Mattala, Tissamaharama and the gate'],
  ['galle-fort', 'sinharaja-forest', 97, 3, 'A17 by Akuressa to Deniyaya'],
  ['mirissa-whale-watching', 'udawalawe-national-park', 112, 2.6, 'by Matara and Embilipitiya'],
  ['tangalle-rekawa-turtles', 'yala-national-park', 102, 2.4, 'A2 and the park road'],
  ['yala-national-park', 'kataragama', 38, 0.95, 'by Tissamaharama'],
  ['jaffna', 'mannar-island', 122, 2.5, 'A32 by Pooneryn'],
];

const router = freshRouter();

/** By a vehicle of one's own or with a driver: what the roads alone take. */
function byCar(from: string, to: string): ConnectionOption {
  const option = router.options(from, to).find(({ type }) => type === 'rental' || type === 'private');
  if (!option) throw new Error(`no car from ${from} to ${to}`);
  return option;
}

describe.each([
  ['Namibia', NAMIBIA],
  ['Sri Lanka', SRI_LANKA],
] as const)('%s by road', (_country, rows) => {
  test.each(rows)('%s to %s is about %d km and %d h: %s', (from, to, km, hours) => {
    const option = byCar(from, to);
    expect.soft((option.distance ?? 0) / 1000 / km, 'km').toBeGreaterThan(0.88);
    expect.soft((option.distance ?? 0) / 1000 / km, 'km').toBeLessThan(1.12);
    expect.soft(option.duration / 3600 / hours, 'hours').toBeGreaterThan(0.8);
    expect.soft(option.duration / 3600 / hours, 'hours').toBeLessThan(1.2);
  });
});
