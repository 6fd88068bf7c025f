import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { partnerThemes } from "@aradhana/core/partner";
import { buttonColors } from "@aradhana/ui/partner-theme";
import type { ListedPartner } from "./partner-list.ts";

/**
 * The script that the loader fetches for a partner of a page (packages/embed/src/loader/partner): what was built, with what is
 * known of the partner now. Undefined if the widgets are not built.
 */
export async function partnerScript(
  dist: string,
  id: string,
  partner: ListedPartner | undefined,
): Promise<string | undefined> {
  const built = await readBuilt(join(dist, "embed/partner.js"));
  const facts = {
    id,
    ...(partner && { name: partner.name, origins: partner.origins }),
    // As in the frame (apps/widgets/src/partner/registry-of.ts).
    colors: buttonColors(partner?.theme ?? partnerThemes.default),
  };
  return built && `${built}\nexport const{dress}=AradhanaPartner.startPartner(${JSON.stringify(facts)});\n`;
}

async function readBuilt(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
