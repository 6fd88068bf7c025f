interface Link {
  title: string;
  url: string;
}

type Sharer = Pick<Navigator, "clipboard"> & Partial<Pick<Navigator, "share">>;

/** Shares a link with the device's share sheet, or copies it. Returns the outcome. */
export async function shareLink(device: Sharer, link: Link): Promise<"offered" | "copied" | "failed"> {
  try {
    if (device.share) {
      await device.share(link);
      return "offered";
    }
    await device.clipboard.writeText(link.url);
    return "copied";
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // Closing the sheet without choosing is no failure.
    return error.name === "AbortError" ? "offered" : "failed";
  }
}
