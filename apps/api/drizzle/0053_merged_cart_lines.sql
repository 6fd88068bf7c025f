CREATE TABLE "merged_cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_cart_lines" ADD CONSTRAINT "merged_cart_lines_line_id_cart_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."cart_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_cart_lines_line_idx" ON "merged_cart_lines" USING btree ("line_id");