import { chadhaavaList } from "../../../lines/chadhaava/chadhaava-list.ts";
import { chadhaavaSource } from "../../../lines/chadhaava/chadhaava-source.ts";
import { chadhaavaText } from "../../../lines/chadhaava/text.ts";
import { gemList } from "../../../lines/gemstone/gem-list.ts";
import { gemSource } from "../../../lines/gemstone/gem-source.ts";
import { gemText } from "../../../lines/gemstone/text.ts";
import { LineRow, useChadhaavaHeading } from "../../../lines/line-row.tsx";
import { productList } from "../../../lines/product/product-list.ts";
import { productSource } from "../../../lines/product/product-source.ts";
import { productText } from "../../../lines/product/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { Services } from "../../../shared/services/services.ts";
import { shellText } from "../../../shared/shell-text/text.ts";

/** Few, since every visitor downloads them, also those whose browser runs scripts. */
const FIRST = { page: 1, limit: 4 };

/** The first cards of the other lines, as the server renders them. A list that fails is left out: home is complete without it. */
export async function readLines({ api, visitor }: Services) {
  const unlessFailed = <Page,>(page: Promise<Page>) => page.catch(() => undefined);
  const [chadhaavas, products, gems] = await Promise.all([
    unlessFailed(chadhaavaSource.fetchPage(api, FIRST)),
    unlessFailed(productSource.fetchPage(api, FIRST)),
    unlessFailed(gemSource.fetchPage(api, FIRST)),
    ...[chadhaavaText, productText, gemText].map((text) => text.load(visitor.language)),
  ]);
  return <Lines {...{ chadhaavas, products, gems }} />;
}

interface LinesProps {
  chadhaavas: Awaited<ReturnType<typeof chadhaavaSource.fetchPage>> | undefined;
  products: Awaited<ReturnType<typeof productSource.fetchPage>> | undefined;
  gems: Awaited<ReturnType<typeof gemSource.fetchPage>> | undefined;
}

function Lines({ chadhaavas, products, gems }: LinesProps) {
  const shell = useText(shellText);
  const chadhaavaHeading = useChadhaavaHeading();
  return (
    <>
      {chadhaavas && (
        <LineRow
          cards={chadhaavas.cards}
          meta={chadhaavas.meta}
          heading={chadhaavaHeading}
          list={chadhaavaList}
        />
      )}
      {products && (
        <LineRow
          cards={products.cards}
          meta={products.meta}
          heading={() => shell.products}
          list={productList}
        />
      )}
      {gems && <LineRow cards={gems.cards} meta={gems.meta} heading={() => shell.gemstones} list={gemList} />}
    </>
  );
}
