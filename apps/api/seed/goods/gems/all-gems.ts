import { defineGems } from "./define-gems.ts";
import type { Gem } from "./gem-schema.ts";
import { amethystPieces } from "./pieces/amethyst.ts";
import { blueSapphirePieces } from "./pieces/blue-sapphire.ts";
import { catsEyePieces } from "./pieces/cats-eye.ts";
import { citrinePieces } from "./pieces/citrine.ts";
import { diamondPieces } from "./pieces/diamond.ts";
import { emeraldPieces } from "./pieces/emerald.ts";
import { hessonitePieces } from "./pieces/hessonite.ts";
import { moonstonePieces } from "./pieces/moonstone.ts";
import { opalPieces } from "./pieces/opal.ts";
import { pearlPieces } from "./pieces/pearl.ts";
import { peridotPieces } from "./pieces/peridot.ts";
import { redCoralPieces } from "./pieces/red-coral.ts";
import { rubyPieces } from "./pieces/ruby.ts";
import { yellowSapphirePieces } from "./pieces/yellow-sapphire.ts";

/** The gems of the sample shop; each is a unique stone. */
export const allGems: readonly Gem[] = [
  ...defineGems("ruby", rubyPieces),
  ...defineGems("pearl", pearlPieces),
  ...defineGems("red-coral", redCoralPieces),
  ...defineGems("emerald", emeraldPieces),
  ...defineGems("yellow-sapphire", yellowSapphirePieces),
  ...defineGems("diamond", diamondPieces),
  ...defineGems("blue-sapphire", blueSapphirePieces),
  ...defineGems("hessonite", hessonitePieces),
  ...defineGems("cats-eye", catsEyePieces),
  ...defineGems("opal", opalPieces),
  ...defineGems("moonstone", moonstonePieces),
  ...defineGems("amethyst", amethystPieces),
  ...defineGems("citrine", citrinePieces),
  ...defineGems("peridot", peridotPieces),
];
