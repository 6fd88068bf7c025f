import { isRouteErrorResponse, useRouteError } from "react-router-dom";

/** Stands in for a screen that could not be shown. */
export function ScreenError() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}</h1>;
}
