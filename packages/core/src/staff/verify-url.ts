import * as v from "valibot";
import { httpsUrl } from "./fields.ts";

/** A server in the internet by its name: no number, no port, nobody's password. */
const publicPage = /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?:[/?#].*)?$/i;

/**
 * Where a laboratory confirms a report. Any laboratory may have one: the shop has no list of them, so buyers read the name of
 * the laboratory beside the link.
 */
export const verifyUrl = v.pipe(httpsUrl, v.regex(publicPage, "format"));
