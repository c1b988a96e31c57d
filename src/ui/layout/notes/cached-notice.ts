import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { loadTranslations, translate } from '../../shell/i18n/translations.ts';
import { localeOfPath } from '../../../contract/paths/find-page.ts';

/** Shows a notice that another tab logged in or out while a form is open here. */
const locale = localeOfPath(location.pathname);
loadTranslations(locale, 'forms').then(
  () => showSnackbar({ message: translate(locale, 'forms.otherUser'), timeoutMs: null }),
  (error: unknown) => console.warn('The notice about another logged-in user could not be shown', error),
);
