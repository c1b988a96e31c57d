/**
 * Hero of the home page, as its HTML from the server and the app both show it, so that it is loaded once: the file for
 * each kind of screen, the last one for all others. Its trees stand right of the text, on phones below it. The sizes are
 * those of the preset "home".
 * @param base origin of an image-delivery service
 */
export function homeScene(base: string): { media: string; src: string }[] {
  return SCREENS.map(([size, media]) => ({
    media,
    src: `${base}/images/site/hero-home/hero-home.webp?${size}&fit=crop&crop=focalpoint&fp-x=0.75&fp-y=0.42`,
  }));
}

const SCREENS = [
  ['w=1264&h=640', '(max-width: 599.98px)'],
  ['w=3440&h=1000', '(min-width: 1800px), (min-resolution: 1.5dppx)'],
  ['w=1920&h=720', 'all'],
] as const;
