import type { Planet } from "../sky/index.ts";

export type Friendship = "friend" | "neutral" | "enemy";

/** Natural friendship (naisargika maitri) after Brihat Parashara Hora Shastra 3.55; a planet in neither list is neutral. */
const relations: Readonly<Record<Planet, { friends: readonly Planet[]; enemies: readonly Planet[] }>> = {
  sun: { friends: ["moon", "mars", "jupiter"], enemies: ["venus", "saturn"] },
  moon: { friends: ["sun", "mercury"], enemies: [] },
  mars: { friends: ["sun", "moon", "jupiter"], enemies: ["mercury"] },
  mercury: { friends: ["sun", "venus"], enemies: ["moon"] },
  jupiter: { friends: ["sun", "moon", "mars"], enemies: ["mercury", "venus"] },
  venus: { friends: ["mercury", "saturn"], enemies: ["sun", "moon"] },
  saturn: { friends: ["mercury", "venus"], enemies: ["sun", "moon", "mars"] },
};

/** The relation of one planet to another. It need not be mutual. */
export function friendship(of: Planet, towards: Planet): Friendship {
  if (of === towards || relations[of].friends.includes(towards)) return "friend";
  return relations[of].enemies.includes(towards) ? "enemy" : "neutral";
}
