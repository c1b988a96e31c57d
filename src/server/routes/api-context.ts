import type { Locale } from '../../model/base/locale.ts';
import type { Accounts } from '../accounts/open-accounts.ts';
import type { SessionOf } from '../accounts/sessions.ts';
import type { HistoryStore } from '../history/history-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Masters } from '../images/masters.ts';
import type { MapImages } from '../maps/map-images.ts';
import type { Catalogue, CatalogueMemory } from '../memory/catalogue-memory.ts';
import type { Challenges } from '../messages/challenges.ts';
import type { ExchangeRates } from '../rates/exchange-rate.ts';
import type { Settings } from '../settings.ts';
import type { MessageStore } from '../stores/message-store.ts';
import type { RateLimits } from '../stores/rate-limits.ts';
import type { Likes } from '../stores/users/user-likes.ts';
import type { UserStore } from '../stores/users/user-store.ts';

/** What the calls of the API work with. */
export interface ApiDeps {
  settings: Settings;
  memory: CatalogueMemory;
  limits: RateLimits;
  rates: Pick<ExchangeRates, 'current'>;
  messages: Pick<MessageStore, 'has' | 'save' | 'useChallenge'>;
  challenges: Challenges;
  /** A message of the contact form was stored. */
  onContact: () => void;
  /** Who is signed in; null for a visitor. */
  sessionOf: SessionOf;
  accounts: Accounts;
  /** What belongs to people. */
  users: UserStore;
  /** Missing in tests of what lies beside: then there are no epochs. */
  history?: HistoryStore | undefined;
  likes: Likes;
  /** The artwork, and where its sizes are kept; missing where only the API is wanted. */
  pictures?: ServedPictures | undefined;
}

export interface ServedPictures {
  masters: Masters;
  images: ImageStore;
  /** Missing where there is no base map. */
  maps?: MapImages | undefined;
}

/** Given by whoever opens the port; missing in tests. */
export interface Bindings {
  socketAddress?: string | undefined;
}

/** One request, its input checked. */
export interface Asked<Query> {
  query: Query;
  locale: Locale;
  catalogue: Catalogue;
}
