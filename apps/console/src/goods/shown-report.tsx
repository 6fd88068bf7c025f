import type { StaffGood } from "@aradhana/core/staff";
import { Facts } from "../frame/facts.tsx";

/** What buyers see on the page of a good. */
export function ShownReport({ good: { report } }: { good: StaffGood }) {
  if (!report) return <p className="soft">Buyers see no report.</p>;
  const { lab, number, issued_on, verify_url, sample } = report;
  if (sample)
    return <p className="soft">Buyers see a sample, which the shop draws from the facts of the page.</p>;
  return (
    <Facts
      facts={{
        ...{ Laboratory: lab.en, "Report number": number, Date: issued_on ?? "Not recorded" },
        "Confirmed at": verify_url ?? "No address",
      }}
    />
  );
}
