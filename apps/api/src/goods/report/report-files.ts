import { newId } from "../../ids/new-id.ts";
import type { PhotoPreview } from "../../photos/draw-photo.ts";
import type { Certificate } from "../goods-columns.ts";

/** What a response says of a stored report. */
export const reportTypes = { webp: "image/webp", pdf: "application/pdf" } as const;

const path = (goodId: string, file: string) => `/noauth-api/v1/goods/labReport/${goodId}/${file}`;

/** A name that cannot be guessed; that of a picture ends with its size. */
export const newReportFile = (photo: PhotoPreview | undefined): string =>
  photo ? `${newId("rep")}-${photo.width}x${photo.height}.webp` : `${newId("rep")}.pdf`;

/** The name of a report in the storage. Each version has its own, and none is deleted: the log names the earlier ones. */
export const storedName = (goodId: string, file: string): string =>
  `labReports/${goodId}/${file.replace(".", "_")}`;

export const typeOfReport = (file: string): string =>
  file.endsWith(".pdf") ? reportTypes.pdf : reportTypes.webp;

/** A stored report as a good refers to it. */
export function scanOf(goodId: string, file: string): NonNullable<Certificate["scan"]> {
  const url = path(goodId, file);
  const size = /-(\d+)x(\d+)\.webp$/.exec(file);
  return size
    ? { url, isSample: false, type: "picture", width: Number(size[1]), height: Number(size[2]) }
    : { url, isSample: false, type: "pdf" };
}

/** The name of the report that a good refers to; null for a sample, and without one. */
export const fileOf = (goodId: string, certificate: Certificate | null): string | null => {
  const { url = "", isSample = true } = certificate?.scan ?? {};
  return !isSample && url.startsWith(path(goodId, "")) ? url.slice(path(goodId, "").length) : null;
};
