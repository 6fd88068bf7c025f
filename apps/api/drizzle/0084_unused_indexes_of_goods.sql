DROP INDEX "gems_stone_idx";--> statement-breakpoint
DROP INDEX "gems_stone_carat_idx";--> statement-breakpoint
DROP INDEX "gems_planet_carat_idx";--> statement-breakpoint
DROP INDEX "gems_rashis_idx";--> statement-breakpoint
DROP INDEX "gems_purposes_idx";--> statement-breakpoint
DROP INDEX "products_material_idx";--> statement-breakpoint
DROP INDEX "products_mukhi_idx";--> statement-breakpoint
DROP INDEX "products_deities_idx";