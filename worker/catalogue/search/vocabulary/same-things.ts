import type { CategoryKey } from '../../../../src/model/category.ts';

/** Words for the same thing: a text that has one is found by any other; with the category that it belongs to. */
export const SAME_THINGS: readonly { words: string; category?: CategoryKey }[] = [
  {
    words:
      'stargazing, stars, star, starry sky, night sky, milky way, astronomy, sternenhimmel, sterne, sternegucken, sterne beobachten, nachthimmel, milchstraße, astronomie, nacht noch dunkel',
  },
  {
    words:
      'hot air balloon, balloon ride, balloon, ballonfahrt, ballonfahren, heißluftballon, ballon, balloon flight, ballooning',
  },
  {
    words:
      'cooking class, cooking course, cooking school, cookery class, cookery course, cookery school, kochkurs, kochschule, kochen lernen, curry class',
  },
  { words: 'ghost town, geisterstadt, abandoned town, verlassene stadt' },
  { words: 'whale watching, walbeobachtung, wale beobachten, whales, wale', category: 'animals' },
  { words: 'orangutan, orangutans, orang utan, orang utans, orangutahns', category: 'animals' },
  { words: 'whale shark, whale sharks, walhai, walhaie', category: 'animals' },
  { words: 'volcano boarding, vulkansurfen, vulkan surfen', category: 'extreme' },
  {
    words: 'bungee, bungee jumping, bungee jump, bungy, bungy jumping, bungeespringen, bungee springen',
    category: 'extreme',
  },
  {
    words: 'rafting, white water rafting, whitewater rafting, wildwasser rafting, wildwasser',
    category: 'extreme',
  },
  {
    words:
      'elephant riding, elephants without riding, elefantenreiten, elefanten reiten, auf elefanten reiten, ride elephants',
    category: 'sustainable',
  },
  { words: 'northern lights, aurora, nordlicht, nordlichter, polarlicht, polarlichter' },
  {
    words: 'hot springs, hot spring, heiße quellen, thermalquellen, thermalbad, onsen',
    category: 'natural-phenomenon',
  },
  { words: 'rice terraces, reisterrassen, rice fields, reisfelder', category: 'farming' },
  {
    words: 'tea plantation, tea plantations, teeplantage, teeplantagen, tea fields, tea factory, teefabrik',
    category: 'farming',
  },
  { words: 'night market, night markets, nachtmarkt, nachtmärkte' },
  { words: 'floating market, floating markets, schwimmender markt, schwimmende märkte' },
  {
    words: 'rock paintings, rock art, felsmalerei, felsmalereien, felsbilder, felsgravuren, rock engravings',
  },
  {
    words:
      'surf lesson, surf lessons, surf school, surf course, surfkurs, surfschule, surfen lernen, learn to surf',
    category: 'surfing',
  },
  {
    words: 'turtles, turtle, schildkröten, schildkröte, meeresschildkröten, sea turtles',
    category: 'animals',
  },
  { words: 'penguins, penguin, pinguine, pinguin', category: 'animals' },
  { words: 'seals, seal colony, robben, robbenkolonie', category: 'animals' },
  { words: 'climb, climbing, ascent, besteigung, besteigen, aufstieg, summit, gipfel' },
  { words: 'sunrise, sonnenaufgang, dawn', category: 'lookout' },
  { words: 'sunset, sonnenuntergang, sundown', category: 'lookout' },
  { words: 'elephants, elephant, elefanten, elefant', category: 'animals' },
  { words: 'dolphins, delfine, delphine, dolphin watching', category: 'animals' },
];
