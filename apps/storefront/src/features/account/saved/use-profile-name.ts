import { useUser } from "../../../shared/services/browser.tsx";

/** The name of the signed-in user, if it is known. */
export function useProfileName(): string | undefined {
  const name = useUser()?.userDetails.name;
  return typeof name === "string" && name ? name : undefined;
}
