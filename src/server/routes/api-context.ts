import type { DevicePlaces } from '../../../worker/catalogue/places/device-places.ts';
import type { Instapost } from '../../contract/site-values.ts';
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

/** Dependencies of the API routes. */
export interface ApiDeps {
  settings: Settings;
  memory: CatalogueMemory;
  limits: RateLimits;
  rates: Pick<ExchangeRates, 'current'>;
  messages: Pick<MessageStore, 'has' | 'save' | 'useChallenge'>;
  challenges: Challenges;
  /** Called after a contact message was stored. */
  onContact: () => void;
  /** Session of a request; null for a guest. */
  sessionOf: SessionOf;
  accounts: Accounts;
  /** User data. */
  users: UserStore;
  /** Missing in some tests: then there are no epochs. */
  history?: HistoryStore | undefined;
  likes: Likes;
  /** The operator's posts on Instagram, newest first; missing without any. */
  instaposts?: readonly Instapost[] | undefined;
  /** Towns that the search finds; missing if only the API is served. */
  places?: Pick<DevicePlaces, 'hits'> | undefined;
  /** The artwork and the cache of its sizes; missing if only the API is served. */
  pictures?: ServedPictures | undefined;
}

export interface ServedPictures {
  masters: Masters;
  images: ImageStore;
  /** Missing without a base map. */
  maps?: MapImages | undefined;
}

/** Provided by the HTTP server; missing in tests. */
export interface Bindings {
  socketAddress?: string | undefined;
}

/** One request with validated input. */
export interface ValidatedRequest<Query> {
  query: Query;
  locale: Locale;
  catalogue: Catalogue;
}
