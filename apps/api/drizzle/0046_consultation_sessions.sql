ALTER TABLE "consultation_bookings" ADD COLUMN "birth_sealed" text;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "astrologer_id" text;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_astrologerId_unique" UNIQUE("astrologer_id");
--> statement-breakpoint
ALTER TABLE "consultation_bookings" DROP COLUMN "refunded";