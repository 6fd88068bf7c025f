import { signInPath } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import type { ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import { PhoneInput } from "./phone-input.tsx";

interface PhoneOrSignInProps extends Omit<ComponentProps<typeof PhoneInput>, "name" | "labelAside"> {
  /** The link for those who have an account. */
  signIn: string;
}

/** The phone number of a buyer who is not signed in, with the link to sign in and come back. */
export function PhoneOrSignIn({ signIn, ...rest }: PhoneOrSignInProps) {
  const { pathname, search } = useLocation();
  return (
    <PhoneInput
      {...rest}
      name="phone"
      labelAside={
        <Link variant="text" href={signInPath({ pathname, search })}>
          {signIn}
        </Link>
      }
    />
  );
}
