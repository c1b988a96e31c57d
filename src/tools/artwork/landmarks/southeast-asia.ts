import type { Landmarks } from './parts.ts';
import { angkorWat, bayon, preahVihear, rootGate } from './southeast-asia/angkor-wat-preah-vihear.ts';
import { langkawiBridge } from './southeast-asia/langkawi-bridge.ts';
import {
  goldChedi,
  phnomPenhPalace,
  sukhothai,
  thatLuang,
} from './southeast-asia/sukhothai-phnom-penh-palace.ts';
import { ayutthaya, grandPalace, vatPhou } from './southeast-asia/vat-phou-ayutthaya.ts';
import { baliGate, borobudur, petronas, xiengThong } from './southeast-asia/xieng-thong-petronas.ts';

export const southeastAsia: Landmarks = {
  'angkor-wat': angkorWat,
  bayon,
  'root-gate': rootGate,
  'preah-vihear': preahVihear,
  'vat-phou': vatPhou,
  'grand-palace': grandPalace,
  ayutthaya,
  sukhothai,
  'gold-chedi': goldChedi,
  'that-luang': thatLuang,
  'phnom-penh-palace': phnomPenhPalace,
  'xieng-thong': xiengThong,
  borobudur,
  'bali-gate': baliGate,
  petronas,
  'langkawi-bridge': langkawiBridge,
};
