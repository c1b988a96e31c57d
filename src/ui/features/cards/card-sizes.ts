/** How wide a card's picture is drawn: in a rail on phones, in a grid above. */
export const CARD_SIZES = '(min-width: 1264px) 300px, (min-width: 600px) 45vw, 304px';
