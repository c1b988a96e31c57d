import { describe, expect, it } from 'vitest';
import { type PlacedText, textProblems } from '../../src/tools/catalogue/text-problems.ts';

const english = (text: string, where = 'a: en.x'): PlacedText => ({
  where,
  locale: 'en',
  text,
  markdown: false,
});
const german = (text: string, where = 'a: de.x'): PlacedText => ({
  where,
  locale: 'de',
  text,
  markdown: false,
});
const body = (text: string): PlacedText => ({ where: 'a: en.body', locale: 'en', text, markdown: true });

describe('textProblems accepts', () => {
  it.each([
    ['typographic quotes', english('It’s called “Hell’s Gate”, and rightly so.')],
    ['German quotes', german('Es heißt „Höllentor“ – zu Recht.')],
    [
      'names in the other language',
      german('Vom Valley of the Winds zum Hole in the Rock sind es zwei Tage.'),
    ],
    ['titles in quotes', english('Read “Es liegt in der Familie und nicht weit” on the way.')],
    ['a German word that English has too', english('Eat your main meal at noon.')],
    ['Markdown in Markdown fields', body('## Heading\n\nSee [Ella](experience:ella) and **rest**.')],
  ])('%s', (_what, text) => {
    expect(textProblems([text])).toEqual([]);
  });
});

describe('textProblems reports with its location', () => {
  it.each([
    ['straight quote', english("It's here.")],
    ['straight quote', german('Das "Tor" ist offen.')],
    ['doubled space', english('Two  spaces.')],
    ['space at an end', english('An end. ')],
    ['markup', english('A <b>bold</b> one.')],
    ['markup', german('Salz &amp; Pfeffer.')],
    ['markdown', english('A **bold** one.')],
    ['space before a mark', german('Wirklich ?')],
    ['English quotes', german('Das “Tor” steht offen.')],
    ['German quotes', english('The „gate“ is open.')],
    ['placeholder', english('TODO write this.')],
    ['a word of the other language', english('The gate und the wall.')],
    ['a word of the other language', german('Das Tor ist the alte Stadt.')],
  ])('%s', (problem, text) => {
    expect(textProblems([text])).toEqual([expect.stringMatching(new RegExp(`^${text.where}: ${problem}`))]);
  });
});

describe('textProblems reports a story in the first person', () => {
  it.each([
    english('In four months of eating at kerbs we were ill twice.', 'blogposts/a: en.body'),
    english('On our first journey the bus broke down.', 'blogposts/a: en.body'),
    english('We once slept in every piece we owned.', 'tours/a: en.story'),
    english('Two of ours are sharp.', 'experiences/a: en.description'),
    german('In vier Monaten am Bordstein waren wir krank.', 'blogposts/a: de.body'),
    german('Bezahlt haben wir am Tag 50.', 'blogposts/a: de.body'),
    german('Unser bester Fahrer parkte weit weg.', 'countries/a: de.food'),
    english('Our driver knows every bend of this road.', 'countries/a: en.getting_around'),
    english('By then we’d spent 40 dollars.', 'blogposts/a: en.body'),
    english('A reader wrote that the gate is shut.', 'experiences/a: en.description'),
    english('This loop is tested by our team.', 'tours/a: en.teaser'),
    english('Guests rate the camp highly.', 'experiences/a: en.description'),
    english('Travellers give it 4.8 out of 5.', 'experiences/a: en.description'),
    german('Mein Fahrer kennt jede Kurve.', 'countries/a: de.getting_around'),
    german('Eine Leserin schrieb, das Tor sei zu.', 'experiences/a: de.description'),
    german('Diese Runde ist von uns getestet.', 'tours/a: de.teaser'),
    german('Die Strecke kennen wir aus eigener Erfahrung.', 'tours/a: de.story'),
  ])('$text', (text) => {
    expect(textProblems([text])).toEqual([expect.stringContaining('a story in the first person')]);
  });

  it('but not in quotes, in the present tense, or about the site itself', () => {
    const texts = [
      english('Start with “One Day I Wrote About This Place”.', 'countries/a: en.travel_guides'),
      english('Our planner counts two to a room.', 'blogposts/a: en.body'),
      english('For Namibia we drew the roads by hand.', 'faqs/a: en.answer'),
      german('Auch unser Planer rechnet zwei Leute pro Zimmer.', 'blogposts/a: de.body'),
      english('Our tour of rock, tea and sea is cut that way.', 'blogposts/a: en.body'),
      german('Näheres steht in unserem Beitrag für Selbstfahrer.', 'blogposts/a: de.body'),
      english('Ask your driver to stop, and your hosts about the road.', 'countries/a: en.getting_around'),
    ];
    expect(textProblems(texts)).toEqual([]);
  });
});

describe('textProblems reports a repeated sentence', () => {
  const sentence = 'The gates open with the sun.';

  it('with both locations', () => {
    const problems = textProblems([english(`First. ${sentence}`, 'a'), english(`${sentence} Last.`, 'b')]);
    expect(problems).toEqual([`b: repeats a: ${sentence}`]);
  });

  it('but not in different languages, when it is short, or when it is a title', () => {
    const same = [
      english('Taj Mahal by night in winter time.', 'a'),
      german('Taj Mahal by night in winter time.', 'b'),
    ];
    expect(textProblems(same).filter((problem) => problem.includes('repeats'))).toEqual([]);
    expect(textProblems([english('Open ground.', 'a'), english('Open ground.', 'b')])).toEqual([]);
    const title = 'A walk with a guide through town';
    expect(textProblems([english(title, 'a'), english(title, 'b')])).toEqual([]);
  });
});
