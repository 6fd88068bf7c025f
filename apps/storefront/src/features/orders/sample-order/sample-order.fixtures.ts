import type { SampleOrder, TimelineStep } from "@aradhana/core/contract";
import { serverTime as at } from "../../../../test/fixtures.ts";

const image = { name: "puja-x", alt: "" };
const step = (state: TimelineStep["state"], evidence_url: string | null = null): TimelineStep => ({
  ...{ state, at, planned_at: null, evidence_url },
});

export const sample: SampleOrder = {
  ...{ number: "AR-SAMPLE", title: "श्री सूक्त हवन", temple: "महालक्ष्मी मंदिर", image, tithi: "पंचमी" },
  ...{ starts_at: at, placed_at: at, package_name: "परिवार", price: { amount: 120_100, currency: "inr" } },
  timeline: [
    step("created"),
    step("video_ready", "/media/film.mp4#t=12"),
    step("prasad_dispatched", "/media/box.webp"),
    step("closed"),
  ],
  sankalp: { read_out: { devanagari: "आशा शर्मा", latin: "Asha Sharma" }, versions: [{ n: 1, at }] },
  proofs: [
    {
      ...{ kind: "video", url: "/media/film.mp4#t=12", start_seconds: 12, at },
      captions: [
        { language: "en", url: "/media/film.en.vtt" },
        { language: "hi", url: "/media/film.hi.vtt" },
      ],
      chapters: [{ seconds: 12, label: "नाम" }],
    },
  ],
  prasad: { contents: "कुमकुम", image, sent_at: at, delivered_at: at },
  next_pooja_id: null,
};
