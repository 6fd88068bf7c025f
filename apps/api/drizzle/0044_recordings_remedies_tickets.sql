CREATE TABLE "recording_names" (
	"recording_id" text NOT NULL,
	"fulfilment_id" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "recording_names_recording_id_fulfilment_id_pk" PRIMARY KEY("recording_id","fulfilment_id")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"ritual_id" text NOT NULL,
	"state" text NOT NULL,
	"bytes" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"content_type" text,
	"file_bytes" bigint,
	"seconds" integer,
	"chapters" jsonb NOT NULL,
	"captions" jsonb NOT NULL,
	"uploaded_by" text NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remedies" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"refund_id" text,
	"offered_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" text NOT NULL,
	"staff_id" text,
	"text_sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"request_id" text NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" text,
	"order_id" text,
	"contact_sealed" text NOT NULL,
	"language" text NOT NULL,
	"ack_by" timestamp with time zone NOT NULL,
	"resolve_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"notice_due_at" timestamp with time zone,
	"notice_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number"),
	CONSTRAINT "tickets_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recording_names" ADD CONSTRAINT "recording_names_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_names" ADD CONSTRAINT "recording_names_fulfilment_id_fulfilments_id_fk" FOREIGN KEY ("fulfilment_id") REFERENCES "public"."fulfilments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_uploaded_by_staff_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remedies" ADD CONSTRAINT "remedies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remedies" ADD CONSTRAINT "remedies_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remedies" ADD CONSTRAINT "remedies_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_ritual_idx" ON "recordings" USING btree ("ritual_id","created_at");--> statement-breakpoint
CREATE INDEX "recordings_upload_idx" ON "recordings" USING btree ("expires_at") WHERE state = 'uploading';--> statement-breakpoint
CREATE UNIQUE INDEX "remedies_once" ON "remedies" USING btree ("item_id","reason","ended_at");--> statement-breakpoint
CREATE INDEX "remedies_order_idx" ON "remedies" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "remedies_open_idx" ON "remedies" USING btree ("offered_at") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "tickets_state_idx" ON "tickets" USING btree ("state","resolve_by");--> statement-breakpoint
CREATE INDEX "tickets_customer_idx" ON "tickets" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_notice_idx" ON "tickets" USING btree ("notice_due_at") WHERE notice_due_at is not null;