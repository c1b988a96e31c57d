import type { ApiCall } from './api-call.ts';

/** Calls of accounts. */
export const ACCOUNT_CALLS = {
  signup: { method: 'POST', path: '/signup', status: 201 },
  login: { method: 'POST', path: '/login' },
  logout: { method: 'GET', path: '/logout', status: 204 },
  currentUser: { method: 'GET', path: '/users/current' },
  patchUser: { method: 'PATCH', path: '/users/current', signedIn: true },
  deleteUser: { method: 'DELETE', path: '/users/current', status: 204, signedIn: true },
  exportUser: { method: 'GET', path: '/users/current/export', signedIn: true },
  putUserImage: { method: 'PUT', path: '/users/current/image', picture: true, signedIn: true },
  putLanguage: { method: 'PUT', path: '/users/language', signedIn: true },
  putPassword: { method: 'PUT', path: '/users/password', status: 204, signedIn: true },
  forgotPassword: { method: 'POST', path: '/users/password/forgot', status: 204 },
  resetPassword: { method: 'POST', path: '/users/password/reset', status: 204 },
  confirmEmail: { method: 'POST', path: '/users/email/confirm', status: 204 },
  resendEmail: { method: 'POST', path: '/users/email/resend', status: 204, signedIn: true },
  oauthStart: { method: 'GET', path: '/oauth/:provider' },
  oauthCallback: { method: 'GET', path: '/oauth/:provider/callback' },
} as const satisfies Record<string, ApiCall>;
