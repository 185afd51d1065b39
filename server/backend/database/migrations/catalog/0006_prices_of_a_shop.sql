CREATE TABLE "shop_prices" (
	"location_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "shop_prices_location_id_product_id_pk" PRIMARY KEY("location_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "shop_prices" ADD CONSTRAINT "shop_prices_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_prices" ADD CONSTRAINT "shop_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_prices_product_id_index" ON "shop_prices" USING btree ("product_id");