CREATE TABLE "browser_error_days" (
	"tenant_id" integer NOT NULL,
	"day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "browser_error_days_tenant_id_fingerprint_day_pk" PRIMARY KEY("tenant_id","fingerprint","day")
);
--> statement-breakpoint
CREATE TABLE "browser_errors" (
	"tenant_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"route" text NOT NULL,
	"release" text NOT NULL,
	"stack" jsonb NOT NULL,
	"status" integer NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_errors_tenant_id_fingerprint_pk" PRIMARY KEY("tenant_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "order_visits" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phrase_days" (
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"phrase" text NOT NULL,
	"times" integer NOT NULL,
	"without_result" integer NOT NULL,
	CONSTRAINT "phrase_days_tenant_id_kind_day_phrase_pk" PRIMARY KEY("tenant_id","kind","day","phrase")
);
--> statement-breakpoint
CREATE TABLE "sample_revenue_days" (
	"tenant_id" integer NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" integer NOT NULL,
	CONSTRAINT "sample_revenue_days_tenant_id_day_channel_device_pk" PRIMARY KEY("tenant_id","day","channel","device")
);
--> statement-breakpoint
CREATE TABLE "shop_events" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"visit" uuid NOT NULL,
	"page" text NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"device_id" text DEFAULT '' NOT NULL,
	"location_id" text DEFAULT '' NOT NULL,
	"params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_visits" (
	"tenant_id" integer NOT NULL,
	"visit" uuid NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"step" smallint NOT NULL,
	"previous_step" smallint NOT NULL,
	CONSTRAINT "shop_visits_tenant_id_visit_pk" PRIMARY KEY("tenant_id","visit")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"tenant_id" integer NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"visits" integer NOT NULL,
	"page_views" integer NOT NULL,
	"product_visits" integer NOT NULL,
	"cart_visits" integer NOT NULL,
	"checkout_visits" integer NOT NULL,
	"purchase_visits" integer NOT NULL,
	CONSTRAINT "visit_days_tenant_id_day_channel_device_pk" PRIMARY KEY("tenant_id","day","channel","device")
);
--> statement-breakpoint
CREATE TABLE "vital_days" (
	"tenant_id" integer NOT NULL,
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"bucket" smallint NOT NULL,
	"samples" integer NOT NULL,
	CONSTRAINT "vital_days_tenant_id_metric_device_day_route_bucket_pk" PRIMARY KEY("tenant_id","metric","device","day","route","bucket")
);
--> statement-breakpoint
ALTER TABLE "browser_error_days" ADD CONSTRAINT "browser_error_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_error_days" ADD CONSTRAINT "browser_error_days_tenant_id_fingerprint_browser_errors_tenant_id_fingerprint_fk" FOREIGN KEY ("tenant_id","fingerprint") REFERENCES "public"."browser_errors"("tenant_id","fingerprint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_errors" ADD CONSTRAINT "browser_errors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_visits" ADD CONSTRAINT "order_visits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrase_days" ADD CONSTRAINT "phrase_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_revenue_days" ADD CONSTRAINT "sample_revenue_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_events" ADD CONSTRAINT "shop_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_visits" ADD CONSTRAINT "shop_visits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vital_days" ADD CONSTRAINT "vital_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browser_errors_seen" ON "browser_errors" USING btree ("last_seen");--> statement-breakpoint
CREATE INDEX "phrase_days_day" ON "phrase_days" USING brin ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_events_id" ON "shop_events" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "shop_events_at" ON "shop_events" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "shop_visits_day" ON "shop_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "vital_days_day" ON "vital_days" USING brin ("day");--> statement-breakpoint
-- Revenue reads the orders of a period. The index stands here, because the table belongs to another area.
CREATE INDEX "orders_placed" ON "orders" USING btree ("tenant_id","placed_at");
