import type { Hono } from 'hono';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { userDocumentRoutes } from './user-document-routes.ts';
import { userFavoriteRoutes } from './user-favorite-routes.ts';
import { userPictureRoutes } from './user-picture-routes.ts';
import { userPublishRoutes } from './user-publish-routes.ts';

/** Routes about user data. Literal paths are registered before patterns. */
export function userRoutes(api: Hono<{ Bindings: Bindings }>, deps: ApiDeps): void {
  userFavoriteRoutes(api, deps);
  userPublishRoutes(api, deps);
  userPictureRoutes(api, deps);
  userDocumentRoutes(api, deps);
}
