import Button from "@mui/material/Button";
import { useDataProvider, useNotify } from "react-admin";
import type { ConsoleData } from "../api/create-data-provider.ts";
import { StoredPhoto } from "../photos/stored-photo.tsx";

/** A stored report: its picture, or its PDF to download. */
export function ReportFile({ goodId, file }: { goodId: string; file: string }) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const path = `good/${goodId}/reportFile/${file}`;
  const size = /-(\d+)x(\d+)\./.exec(file);
  if (size) {
    const photo = { width: Number(size[1]), height: Number(size[2]) };
    return <StoredPhoto path={path} photo={photo} alt="Report of the laboratory" />;
  }

  async function download() {
    try {
      const url = URL.createObjectURL(await data.file(path, new AbortController().signal));
      Object.assign(document.createElement("a"), { href: url, download: file }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      notify(error instanceof Error ? error.message : "", { type: "error" });
    }
  }
  return <Button onClick={() => void download()}>Download the PDF</Button>;
}
