/** The copy of a page with the time at which it was saved, in milliseconds, on its root element. */
export function withSavedTime(copy: Response): Response {
  const savedAt = Date.parse(copy.headers.get("date") ?? "");
  if (Number.isNaN(savedAt) || !copy.body) return copy;
  let isFirst = true;
  const marked = copy.body.pipeThrough(new TextDecoderStream()).pipeThrough(
    new TransformStream<string, string>({
      transform(text, stream) {
        stream.enqueue(isFirst ? text.replace("<html ", `<html data-saved-at="${savedAt}" `) : text);
        isFirst = false;
      },
    }),
  );
  const headers = new Headers(copy.headers);
  // They describe the bytes as they came.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(marked.pipeThrough(new TextEncoderStream()), { status: copy.status, headers });
}
