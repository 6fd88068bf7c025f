ALTER TABLE "otp_challenges" ADD COLUMN "audience" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD COLUMN "device_index" text;