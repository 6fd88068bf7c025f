ALTER TABLE "partners" ADD COLUMN "demo_origin" text;--> statement-breakpoint
-- The demo sites are served on this machine, and their origins were added last.
UPDATE "partners" SET "demo_origin" = (
  SELECT "origin" FROM unnest("origins") WITH ORDINALITY AS "listed" ("origin", "position")
  WHERE "origin" ~ '^http://(localhost|127\.0\.0\.1):' ORDER BY "position" DESC LIMIT 1
) WHERE "id" IN ('6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64', 'b83d5a10-7e2f-4f96-8c4d-51a9e6c2d7f3');
