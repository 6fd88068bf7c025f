import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { gemList } from "../../../lines/gemstone/gem-list.ts";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { gemText } from "../../../lines/gemstone/text.ts";
import type { Good } from "../../../lines/goods-order-line.ts";
import { productPageText } from "../../../lines/product/page-text.ts";
import { productList } from "../../../lines/product/product-list.ts";
import { productText } from "../../../lines/product/text.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { detailText } from "../../catalogue/detail/text.ts";
import { SimilarGems } from "../../catalogue/gem/similar-gems.tsx";
import { RelatedProducts } from "../../catalogue/product/related-products.tsx";
import { goodsOrderText } from "./text.ts";

export const texts = [gemPageText, gemText, productPageText, productText, ritualText, detailText];

interface SoldMeanwhileProps {
  heading: string;
  good: Good;
  /** Whether anything of its order was filled in. */
  isBegun: boolean;
}

/** What became of a good that is ordered, with others like it; their orders begin with what was filled in. */
export function SoldMeanwhile({ heading, good, isBegun }: SoldMeanwhileProps) {
  const { sold: t } = useText(goodsOrderText);
  const gems = useText(gemPageText).sold;
  const products = useText(productPageText).soldOut;
  const isGem = "similar" in good;
  const sold = isGem ? gems : products;
  const others = isGem
    ? { href: gemList.path, label: gems.others }
    : { href: productList.path, label: products.others };
  return (
    <>
      <StatusScreen
        status="failed"
        heading={isBegun ? heading : sold.heading}
        headingAs="h2"
        actions={<ButtonLink href={others.href}>{others.label}</ButtonLink>}
      >
        {isBegun ? t : sold.text}
      </StatusScreen>
      {isGem ? (
        <SimilarGems gem={good} now={Date.now()} />
      ) : (
        <RelatedProducts product={good} now={Date.now()} />
      )}
    </>
  );
}
