import { configure } from "@testing-library/react";

// On a busy machine a lazy part takes longer than the second that the library waits.
configure({ asyncUtilTimeout: 20_000 });
