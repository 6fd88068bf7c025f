import * as v from "valibot";
import {
  type addEmailRequest,
  type addPhoneRequest,
  type ConsentPurpose,
  type confirmEmailRequest,
  consents,
  customerEmail,
  customerPhones,
  emailCodeSent,
  type FamilyProfileRequest,
  familyProfile,
  familyProfileRequest,
  type SavedAddressRequest,
  savedAddress,
  type updateProfileRequest,
  user,
} from "../contract/index.ts";
import type { ApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** Changes the fields of the signed-in user's profile that are passed. */
export async function updateProfile(api: ApiClient, changes: v.InferInput<typeof updateProfileRequest>) {
  return parseResponse(await readBody(await api.post("/api/v1/user/updateProfile", changes)), user);
}

/** The latest decision for each purpose. */
export async function getConsents(api: ApiClient) {
  return parseResponse(await api.get("/api/v1/user/consents"), consents);
}

/** Gives a consent, or withdraws it. */
export async function recordConsent(api: ApiClient, purpose: ConsentPurpose, given: boolean) {
  const response = await api.post("/api/v1/user/consents", { purpose, given });
  return parseResponse(await readBody(response), consents);
}

/** The verified numbers of the signed-in user. */
export async function listPhones(api: ApiClient) {
  return parseResponse(await api.get("/api/v1/user/phone"), customerPhones).results;
}

/** Adds the number that a one-time code was sent to. */
export async function addPhone(api: ApiClient, code: v.InferInput<typeof addPhoneRequest>) {
  return parseResponse(await readBody(await api.post("/api/v1/user/phone", code)), customerPhones).results;
}

/** Makes another number the main one. */
export async function makeMainPhone(api: ApiClient, id: string) {
  const response = await api.post(`/api/v1/user/phone/${id}/main`, {});
  return parseResponse(await readBody(response), customerPhones).results;
}

/** Removes a number other than the main one. */
export async function removePhone(api: ApiClient, id: string) {
  return parseResponse(await readBody(await api.write("delete", `/api/v1/user/phone/${id}`)), customerPhones)
    .results;
}

/** Where the signed-in user's orders are reported by e-mail. */
export async function getEmail(api: ApiClient) {
  return parseResponse(await api.get("/api/v1/user/email"), customerEmail).results;
}

/** Sends a code to an address. */
export async function addEmail(api: ApiClient, request: v.InferInput<typeof addEmailRequest>) {
  return parseResponse(await readBody(await api.post("/api/v1/user/email", request)), emailCodeSent).results;
}

/** Saves the address that the code was sent to, in place of another one. */
export async function confirmEmail(api: ApiClient, code: v.InferInput<typeof confirmEmailRequest>) {
  return parseResponse(await readBody(await api.post("/api/v1/user/email/confirm", code)), customerEmail)
    .results;
}

/** Removes the address: nothing more is sent there. */
export async function removeEmail(api: ApiClient) {
  return parseResponse(await readBody(await api.write("delete", "/api/v1/user/email")), customerEmail)
    .results;
}

/** The devotees in the signed-in user's latest orders. */
export async function listEarlierDevotees(api: ApiClient) {
  return parseResponse(await api.get("/api/v1/user/earlierDevotees"), v.array(familyProfileRequest)).results;
}

/** Deletes the account after the user has confirmed it. */
export async function deleteAccount(api: ApiClient) {
  const response = await api.post("/api/v1/user/deleteAccount", { confirm: true });
  return parseResponse(await readBody(response), v.object({}));
}

/** What a customer saves for the next booking, and how it is read and changed. */
export interface SavedCalls<Saved, Request> {
  list(api: ApiClient): Promise<Saved[]>;
  /** Saves another one, once for each `key`. */
  add(api: ApiClient, details: Request, key: string): Promise<Saved>;
  replace(api: ApiClient, id: string, details: Request): Promise<Saved>;
  remove(api: ApiClient, id: string): Promise<void>;
}

function savedAt<Saved, Request>(
  path: string,
  schema: v.GenericSchema<unknown, Saved>,
): SavedCalls<Saved, Request> {
  const read = async (response: Response) => parseResponse(await readBody(response), schema).results;
  return {
    list: async (api) => parseResponse(await api.get(path), v.array(schema)).results,
    add: async (api, details, key) =>
      read(await api.post(path, details, undefined, { "Idempotency-Key": key })),
    replace: async (api, id, details) => read(await api.write("put", `${path}/${id}`, details)),
    async remove(api, id) {
      await api.write("delete", `${path}/${id}`);
    },
  };
}

/** The devotees that a customer saved. */
export const familyProfiles = savedAt<v.InferOutput<typeof familyProfile>, FamilyProfileRequest>(
  "/api/v1/user/familyProfile",
  familyProfile,
);

/** The addresses that a customer saved, the default first. */
export const savedAddresses = savedAt<v.InferOutput<typeof savedAddress>, SavedAddressRequest>(
  "/api/v1/address",
  savedAddress,
);
