/** Image `sizes` of a card: in a rail on phones, in a grid above. */
export const CARD_SIZES = '(min-width: 1264px) 300px, (min-width: 600px) 45vw, 304px';
