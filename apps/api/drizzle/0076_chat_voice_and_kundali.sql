ALTER TABLE "chat_attachments" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_attachments" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD COLUMN "content_type" text DEFAULT 'image/webp' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "birth_sealed" text;