import { localTime, localTimeRequest } from "@aradhana/core/birth";
import { formatOffset, type Reading, readLocalTime } from "@aradhana/jyotish/time";
import { Hono } from "hono";
import { invalidInput } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";

const messages = {
  date: "This date does not exist.",
  time: "This time does not exist.",
  zone: "This time zone is not known.",
  offset: "This offset from UTC is not possible.",
};

/** Which offset applied at a place. A POST, so that no log has somebody's time of birth; nothing is stored. */
export const localTimeRoutes = () =>
  new Hono<AppEnv>().post(
    "/localTime",
    documented({
      tag: "geo",
      summary: "The instant of a clock time at a zone, or both where clocks skipped or repeated it",
      results: localTime,
      errorResponses: [invalidInput],
    }),
    validated("json", localTimeRequest),
    (c) => {
      const read = readLocalTime(c.req.valid("json"));
      if (read.status === "invalid") {
        const { field } = read;
        throw invalidInput({ fieldErrors: [{ field, code: field, message: messages[field] }] });
      }
      const readings = read.status === "unique" ? [read.reading] : read.readings;
      return respond(c, { status: read.status, readings: readings.map(readingView) });
    },
  );

const readingView = ({ instant, offset, warnings }: Reading) => ({
  ...{ instant: instant.toISOString(), offset, offset_text: formatOffset(offset) },
  warnings: [...warnings],
});
