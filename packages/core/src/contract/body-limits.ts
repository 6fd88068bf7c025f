/** Larger than any of our forms can produce; a larger body gets `body_too_large`. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Of a photo or a report before it is drawn again; browsers make photos smaller before they send them. */
const MAX_PHOTO_BYTES = 6 * 1024 * 1024;
/** The bytes that one request of an upload of a recording, or its captions, may have. */
export const RECORDING_PART_BYTES = 4 * 1024 * 1024;

const isPhoto = /^\/(?:api\/v1\/(?:chat\/attachment|review\/photo)|staff\/v1\/good\/[^/]+\/reportFile)$/;

/** The longest body of a request to a path. The web server in front of the API has to let it through too. */
export function maxBodyBytes(path: string): number {
  if (isPhoto.test(path)) return MAX_PHOTO_BYTES;
  const isRecording = /^\/staff\/v1\/recording\/[^/]+\/(?:part|captions)\/[^/]+$/.test(path);
  return isRecording ? RECORDING_PART_BYTES : MAX_BODY_BYTES;
}
