ALTER TABLE "gems" ADD COLUMN "color_family" text;--> statement-breakpoint
UPDATE "gems" SET "color_family" = CASE
  WHEN "color" IN ('deep-red', 'orange-red', 'ox-blood-red', 'pinkish-red', 'purplish-red', 'vivid-red') THEN 'red'
  WHEN "color" IN ('honey-orange', 'madeira-orange', 'peach-with-a-white-sheen', 'salmon') THEN 'orange'
  WHEN "color" IN ('canary-yellow', 'golden-yellow', 'greenish-honey', 'honey-yellow', 'lemon', 'lemon-yellow', 'light-golden', 'orangy-yellow') THEN 'yellow'
  WHEN "color" IN ('apple-green', 'bluish-green', 'deep-green', 'leaf-green', 'light-green', 'olive-green', 'vivid-green', 'yellowish-green') THEN 'green'
  WHEN "color" IN ('cornflower-blue', 'dark-blue', 'royal-blue', 'violetish-blue') THEN 'blue'
  WHEN "color" IN ('deep-violet', 'lilac', 'reddish-violet') THEN 'violet'
  WHEN "color" IN ('brownish-honey', 'cinnamon') THEN 'brown'
  WHEN "color" IN ('cream', 'milky-with-a-white-sheen', 'silvery-white', 'white-with-a-rose-overtone') THEN 'white'
  WHEN "color" IN ('colourless-grade-f', 'colourless-with-a-blue-sheen', 'near-colourless-grade-i') THEN 'colourless'
  WHEN "color" IN ('clear-with-green-and-blue-play', 'milky-with-red-and-orange-play', 'white-with-play-of-all-colours') THEN 'many'
  ELSE "color"
END;--> statement-breakpoint
ALTER TABLE "gems" ALTER COLUMN "color_family" SET NOT NULL;--> statement-breakpoint
INSERT INTO "goods_terms" ("kind", "value", "label", "position")
SELECT 'color_family', "value", "label"::jsonb, "position" FROM (VALUES
  ('red', '{"en": "Red", "hi": "लाल"}', 0),
  ('orange', '{"en": "Orange", "hi": "नारंगी"}', 1),
  ('yellow', '{"en": "Yellow", "hi": "पीला"}', 2),
  ('green', '{"en": "Green", "hi": "हरा"}', 3),
  ('blue', '{"en": "Blue", "hi": "नीला"}', 4),
  ('violet', '{"en": "Violet", "hi": "बैंगनी"}', 5),
  ('brown', '{"en": "Brown", "hi": "भूरा"}', 6),
  ('white', '{"en": "White", "hi": "सफ़ेद"}', 7),
  ('colourless', '{"en": "Colourless", "hi": "रंगहीन"}', 8),
  ('many', '{"en": "Many colours", "hi": "कई रंग"}', 9)
) AS family ("value", "label", "position")
WHERE EXISTS (SELECT FROM "gems");--> statement-breakpoint
-- A colour that none of these has is its own.
INSERT INTO "goods_terms" ("kind", "value", "label", "position")
SELECT 'color_family', "value", "label", 100 + "position" FROM "goods_terms" AS exact
WHERE "kind" = 'gem_color' AND EXISTS (SELECT FROM "gems" WHERE "color_family" = exact."value")
ON CONFLICT DO NOTHING;
