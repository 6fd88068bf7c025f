import { defaultI18nProvider, type I18nProvider } from "react-admin";

/** What we say instead of react-admin's own words. */
const texts: Readonly<Record<string, string>> = {
  "ra.auth.auth_check_error": "Your session has ended. Sign in again.",
  "ra.message.access_denied": "Your role does not see this page. Ask an owner.",
  "ra.message.error": "This page failed. Reload it; if it fails again, tell an owner.",
  "ra.message.invalid_form": "Check the marked fields.",
  "ra.message.unsaved_changes": "Your changes are not saved. Leave this page without them?",
  "ra.navigation.no_filtered_results": "Nothing here with these filters.",
  "ra.navigation.no_results": "Nothing here.",
  "ra.notification.created": "Saved.",
  "ra.notification.http_error": "This failed. Try again; if it fails again, tell an owner.",
  "ra.notification.item_doesnt_exist": "This does not exist any more.",
  "ra.notification.logged_out": "Your session has ended. Sign in again.",
  "ra.notification.updated": "Saved.",
};

/** The words of react-admin, in the voice of the console. */
export const consoleTexts: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => texts[key] ?? defaultI18nProvider.translate(key, options),
};
