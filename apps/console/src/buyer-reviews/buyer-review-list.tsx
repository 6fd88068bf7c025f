import type { BuyerReview } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { Link } from "react-router-dom";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";
import { BuyerWords } from "./buyer-words.tsx";
import { ReviewDecision } from "./review-decision.tsx";

const filters = stateFilter(["pending", "published", "removed"], { emptyText: "All" });

const starsOf = ({ stars }: BuyerReview) => (stars === 1 ? "1 star" : `${stars} stars`);
const authorOf = ({ author, city }: BuyerReview) => `${author}, ${city}`;
const stateOf = ({ state, removal }: BuyerReview) => (removal ? `Removed: ${words(removal)}` : words(state));

/** What is reviewed in each line. `page` is where the console shows it: goods have none. */
const types: Record<BuyerReview["type"], { name: string; page?: (slug: string) => string }> = {
  pooja: { name: "Puja", page: (slug) => `/pujaSeries/${slug}/show` },
  abhimantrit: { name: "Product" },
  gemstone: { name: "Gemstone" },
};

function Reviewed({ type, slug, title }: BuyerReview) {
  const { name, page } = types[type];
  return page ? (
    <Link to={page(slug)}>{title.en}</Link>
  ) : (
    <span>
      {name}: {title.en}
    </span>
  );
}

/** What buyers wrote of their puja or goods, those that wait first. Few stars are no reason to remove one. */
export const BuyerReviewList = () => (
  <RecordList<BuyerReview>
    title="Reviews"
    filters={filters}
    filterDefaultValues={{ state: "pending" }}
    empty={false}
    primary={(review) => `${starsOf(review)} · ${authorOf(review)}`}
    secondary={(review) => (
      <>
        {stateOf(review)}. <Reviewed {...review} />
        <span className="line">
          <BuyerWords {...review} />
        </span>
        <ReviewDecision review={review} />
      </>
    )}
  >
    <DataTable.Col<BuyerReview> label="Written" render={({ written_at }) => formatMoment(written_at)} />
    <DataTable.Col<BuyerReview> label="Of" render={Reviewed} />
    <DataTable.Col<BuyerReview> label="Stars" render={starsOf} />
    <DataTable.Col<BuyerReview> label="Words" render={BuyerWords} />
    <DataTable.Col<BuyerReview> label="By" render={authorOf} />
    <DataTable.Col<BuyerReview> label="State" render={stateOf} />
    <DataTable.Col<BuyerReview> label="Actions" render={(review) => <ReviewDecision review={review} />} />
  </RecordList>
);
