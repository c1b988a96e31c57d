import type { ApiCall } from './api-call.ts';

/** Calls of user data. */
export const USER_CALLS = {
  getSettings: { method: 'GET', path: '/users/settings', signedIn: true },
  putSettings: { method: 'PUT', path: '/users/settings', conditional: true, signedIn: true },
  userFavorites: { method: 'GET', path: '/users/favorites', signedIn: true },
  userConflicts: { method: 'GET', path: '/users/current/conflicts', signedIn: true },
  putConflict: { method: 'PUT', path: '/users/current/conflicts/:id', conditional: true, signedIn: true },
  deleteConflict: {
    method: 'DELETE',
    path: '/users/current/conflicts/:id',
    status: 204,
    conditional: true,
    signedIn: true,
  },
  profile: { method: 'GET', path: '/users/:name' },
  userTours: { method: 'GET', path: '/tours/user', signedIn: true },
  favTour: { method: 'PUT', path: '/tours/fav', status: 204, signedIn: true },
  unfavTour: { method: 'PUT', path: '/tours/favremove', status: 204, signedIn: true },
  publishedTour: { method: 'GET', path: '/tours/published/:slug' },
  putTour: { method: 'PUT', path: '/tours/:id', conditional: true, signedIn: true },
  deleteTour: { method: 'DELETE', path: '/tours/:id', status: 204, conditional: true, signedIn: true },
  publishTour: { method: 'POST', path: '/tours/:id/publish', signedIn: true },
  userExperiences: { method: 'GET', path: '/experiences/user', signedIn: true },
  favExperience: { method: 'PUT', path: '/experiences/fav', status: 204, signedIn: true },
  unfavExperience: { method: 'PUT', path: '/experiences/favremove', status: 204, signedIn: true },
  putExperience: { method: 'PUT', path: '/experiences/user/:id', conditional: true, signedIn: true },
  deleteExperience: {
    method: 'DELETE',
    path: '/experiences/user/:id',
    status: 204,
    conditional: true,
    signedIn: true,
  },
  putExperienceImage: { method: 'PUT', path: '/experiences/user/:id/image', picture: true, signedIn: true },
  publishExperience: { method: 'POST', path: '/experiences/user/:id/publish', signedIn: true },
  publishedExperience: { method: 'GET', path: '/experiences/published/:id' },
} as const satisfies Record<string, ApiCall>;
