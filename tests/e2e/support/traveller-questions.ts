export interface TravellerQuestion {
  id: string;
  question: string;
  /** Module of the country’s page that answers; missing where none does. */
  answer?: {
    /** Id of the module, which the section bar links to. */
    module: string;
    /** Key of the link’s text in the section bar. */
    bar: string;
    /** Keys of the texts above the answer, in the module’s order; none where the answer is the module’s prose. */
    headings: readonly string[];
  };
}

/** What backpackers ask about a country, and where its page answers: open the page, follow one link of its bar. */
export const TRAVELLER_QUESTIONS: readonly TravellerQuestion[] = [
  {
    id: 'visa',
    question: 'Do I need a visa, for how long and what does it cost?',
    answer: { module: 'visa', bar: 'destination.section.visa', headings: [] },
  },
  {
    id: 'border',
    question: 'Where can I cross to the next country, and is that border open?',
    answer: { module: 'borders', bar: 'guide.borders.title', headings: [] },
  },
  {
    id: 'vaccinations',
    question: 'Which vaccinations do I need?',
    answer: {
      module: 'health',
      bar: 'guide.bar.health',
      headings: ['guide.yellow.label', 'guide.health.vaccination'],
    },
  },
  {
    id: 'malaria',
    question: 'Is there malaria, where, and do I need tablets?',
    answer: {
      module: 'health',
      bar: 'guide.bar.health',
      headings: ['guide.malaria.label', 'guide.health.malaria'],
    },
  },
  {
    id: 'season',
    question: 'When is the best time to go, region by region?',
    answer: { module: 'when-to-go', bar: 'destination.section.when', headings: ['guide.season.table'] },
  },
  {
    id: 'holidays',
    question: 'When is everything shut or booked up?',
    answer: { module: 'holidays', bar: 'guide.holidays.title', headings: [] },
  },
  {
    id: 'day-cost',
    question: 'What does a day cost?',
    answer: { module: 'costs', bar: 'guide.bar.costs', headings: ['guide.level.mid'] },
  },
  {
    id: 'cash',
    question: 'Where do I get cash, how much at a time and for what fee?',
    answer: { module: 'money', bar: 'guide.bar.money', headings: ['guide.money.cash-machines'] },
  },
  {
    id: 'cards',
    question: 'Can I pay by card?',
    answer: { module: 'money', bar: 'guide.bar.money', headings: ['guide.money.cards'] },
  },
  {
    id: 'tips',
    question: 'How much do I tip?',
    answer: { module: 'money', bar: 'guide.bar.money', headings: ['guide.money.tips'] },
  },
  {
    id: 'plug',
    question: 'Which plugs fit?',
    answer: {
      module: 'essentials',
      bar: 'destination.section.essentials',
      headings: ['destination.panel.plugs'],
    },
  },
  {
    id: 'power-cuts',
    question: 'Are there power cuts?',
    answer: {
      module: 'everyday',
      bar: 'guide.everyday',
      headings: ['guide.power.title'],
    },
  },
  {
    id: 'sim',
    question: 'What does a SIM card with data cost, and where do I buy it?',
    answer: {
      module: 'everyday',
      bar: 'guide.everyday',
      headings: ['guide.phone.title'],
    },
  },
  {
    id: 'tap-water',
    question: 'Can I drink the tap water?',
    answer: {
      module: 'health',
      bar: 'guide.bar.health',
      headings: ['guide.water.label', 'guide.health.water'],
    },
  },
  {
    id: 'emergency',
    question: 'Which number do I call in an emergency?',
    answer: {
      module: 'essentials',
      bar: 'destination.section.essentials',
      headings: ['destination.panel.emergency'],
    },
  },
  {
    id: 'hospital',
    question: 'Where do I go when I’m ill, and what will it cost?',
    answer: { module: 'health', bar: 'guide.bar.health', headings: ['guide.health.care'] },
  },
  {
    id: 'woman-alone',
    question: 'Is it safe for a woman travelling alone?',
    answer: { module: 'safety', bar: 'guide.bar.safety', headings: ['guide.safety.women'] },
  },
  {
    id: 'lgbtiq',
    question: 'How safe is it for LGBTIQ+ travellers?',
    answer: { module: 'safety', bar: 'guide.bar.safety', headings: ['guide.safety.lgbtiq'] },
  },
  {
    id: 'drugs',
    question: 'What do the drug laws say?',
    answer: { module: 'safety', bar: 'guide.bar.safety', headings: ['guide.safety.drugs'] },
  },
  {
    id: 'licence',
    question: 'Is my driving licence enough, for a scooter too?',
    answer: {
      module: 'everyday',
      bar: 'guide.everyday',
      headings: ['guide.licence.title'],
    },
  },
];
