export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      agencies: {
        Row: {
          address: Json | null;
          agent_name: string | null;
          agent_title: string | null;
          analytics_id: string | null;
          brand_colors: NonNullable<Json>;
          branded_game_slug: string;
          company: string | null;
          coverage_areas: string[];
          created_at: string;
          currency: string;
          description: string;
          display_name: string;
          home_page: string;
          home_url: string;
          id: string;
          is_sample: boolean;
          key: string;
          layout: string;
          location: Json | null;
          logo_url: string | null;
          name: string;
          phone: string | null;
          property_reference: string | null;
          service_email: string;
          social_media: NonNullable<Json>;
          specialties: string[];
          supported_locales: string[];
          theme: NonNullable<Json>;
          time_zone: string;
          updated_at: string;
          version: number;
          website: string | null;
          whatsapp: string | null;
          whitelabel_name: string;
        };
        ComputedFields: never;
        Insert: {
          address?: Json | null;
          agent_name?: string | null;
          agent_title?: string | null;
          analytics_id?: string | null;
          brand_colors?: NonNullable<Json>;
          branded_game_slug: string;
          company?: string | null;
          coverage_areas?: string[];
          created_at?: string;
          currency?: string;
          description?: string;
          display_name: string;
          home_page?: string;
          home_url: string;
          id?: string;
          is_sample?: boolean;
          key: string;
          layout?: string;
          location?: Json | null;
          logo_url?: string | null;
          name: string;
          phone?: string | null;
          property_reference?: string | null;
          service_email: string;
          social_media?: NonNullable<Json>;
          specialties?: string[];
          supported_locales?: string[];
          theme?: NonNullable<Json>;
          time_zone?: string;
          updated_at?: string;
          version?: number;
          website?: string | null;
          whatsapp?: string | null;
          whitelabel_name: string;
        };
        Update: {
          address?: Json | null;
          agent_name?: string | null;
          agent_title?: string | null;
          analytics_id?: string | null;
          brand_colors?: NonNullable<Json>;
          branded_game_slug?: string;
          company?: string | null;
          coverage_areas?: string[];
          created_at?: string;
          currency?: string;
          description?: string;
          display_name?: string;
          home_page?: string;
          home_url?: string;
          id?: string;
          is_sample?: boolean;
          key?: string;
          layout?: string;
          location?: Json | null;
          logo_url?: string | null;
          name?: string;
          phone?: string | null;
          property_reference?: string | null;
          service_email?: string;
          social_media?: NonNullable<Json>;
          specialties?: string[];
          supported_locales?: string[];
          theme?: NonNullable<Json>;
          time_zone?: string;
          updated_at?: string;
          version?: number;
          website?: string | null;
          whatsapp?: string | null;
          whitelabel_name?: string;
        };
        Relationships: [];
      };
      agency_members: {
        Row: {
          agency_id: string;
          created_at: string;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          agency_id: string;
          created_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          agency_id?: string;
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'a_member_belongs_to_an_agency';
            columns: ['agency_id'];
            isOneToOne: false;
            referencedRelation: 'agencies';
            referencedColumns: ['id'];
          },
        ];
      };
      assets: {
        Row: {
          address_line: string | null;
          agency_id: string | null;
          bathrooms: number | null;
          bedrooms: number | null;
          country_code: string;
          created_at: string;
          district: string | null;
          energy_rating: string | null;
          features: string[];
          floor_area_m2: number | null;
          id: string;
          latitude: number | null;
          longitude: number | null;
          owner_id: string | null;
          plot_area_m2: number | null;
          postcode: string | null;
          property_type: string;
          region: string | null;
          tenure: string | null;
          town: string | null;
          updated_at: string;
          year_built: number | null;
        };
        ComputedFields: never;
        Insert: {
          address_line?: string | null;
          agency_id?: string | null;
          bathrooms?: number | null;
          bedrooms?: number | null;
          country_code: string;
          created_at?: string;
          district?: string | null;
          energy_rating?: string | null;
          features?: string[];
          floor_area_m2?: number | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          owner_id?: string | null;
          plot_area_m2?: number | null;
          postcode?: string | null;
          property_type?: string;
          region?: string | null;
          tenure?: string | null;
          town?: string | null;
          updated_at?: string;
          year_built?: number | null;
        };
        Update: {
          address_line?: string | null;
          agency_id?: string | null;
          bathrooms?: number | null;
          bedrooms?: number | null;
          country_code?: string;
          created_at?: string;
          district?: string | null;
          energy_rating?: string | null;
          features?: string[];
          floor_area_m2?: number | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          owner_id?: string | null;
          plot_area_m2?: number | null;
          postcode?: string | null;
          property_type?: string;
          region?: string | null;
          tenure?: string | null;
          town?: string | null;
          updated_at?: string;
          year_built?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'an_asset_may_belong_to_an_agency';
            columns: ['agency_id'];
            isOneToOne: false;
            referencedRelation: 'agencies';
            referencedColumns: ['id'];
          },
        ];
      };
      game_listings: {
        Row: {
          created_at: string;
          game_id: string;
          hidden_facts: string[];
          id: string;
          is_visible: boolean;
          listing_id: string;
          position: number;
          title_override: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          game_id: string;
          hidden_facts?: string[];
          id?: string;
          is_visible?: boolean;
          listing_id: string;
          position: number;
          title_override?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          game_id?: string;
          hidden_facts?: string[];
          id?: string;
          is_visible?: boolean;
          listing_id?: string;
          position?: number;
          title_override?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'a_game_listing_belongs_to_a_game';
            columns: ['game_id'];
            isOneToOne: false;
            referencedRelation: 'games';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'a_game_listing_shows_a_listing';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      game_templates: {
        Row: {
          family: string;
          home_count: number;
          key: string;
          position: number;
          rules: NonNullable<Json>;
          sample_prefix: string;
        };
        ComputedFields: never;
        Insert: {
          family?: string;
          home_count: number;
          key: string;
          position: number;
          rules?: NonNullable<Json>;
          sample_prefix: string;
        };
        Update: {
          family?: string;
          home_count?: number;
          key?: string;
          position?: number;
          rules?: NonNullable<Json>;
          sample_prefix?: string;
        };
        Relationships: [];
      };
      games: {
        Row: {
          absolute_limit_minor: number | null;
          agency_id: string;
          closes_at: string | null;
          created_at: string;
          currency: string;
          description: string;
          difficulty: string;
          embed_domains: string[];
          family: string;
          formula: string;
          has_leaderboard: boolean;
          hints: string[];
          host_name: string | null;
          id: string;
          is_on_scoot: boolean;
          is_sample: boolean;
          market: string | null;
          max_minor: number | null;
          min_minor: number | null;
          miss_limit_log: number | null;
          mode: string;
          mode_options: NonNullable<Json>;
          opens_at: string | null;
          owner_id: string | null;
          round_order: string;
          round_seconds: number | null;
          rounds_per_run: number;
          scoot_position: number | null;
          scoring_options: string[];
          slug: string;
          state: string;
          title: string;
          updated_at: string;
          version: number;
          visibility: string;
        };
        ComputedFields: never;
        Insert: {
          absolute_limit_minor?: number | null;
          agency_id: string;
          closes_at?: string | null;
          created_at?: string;
          currency: string;
          description?: string;
          difficulty?: string;
          embed_domains?: string[];
          family: string;
          formula?: string;
          has_leaderboard?: boolean;
          hints?: string[];
          host_name?: string | null;
          id?: string;
          is_on_scoot?: boolean;
          is_sample?: boolean;
          market?: string | null;
          max_minor?: number | null;
          min_minor?: number | null;
          miss_limit_log?: number | null;
          mode?: string;
          mode_options?: NonNullable<Json>;
          opens_at?: string | null;
          owner_id?: string | null;
          round_order?: string;
          round_seconds?: number | null;
          rounds_per_run?: number;
          scoot_position?: number | null;
          scoring_options?: string[];
          slug: string;
          state?: string;
          title: string;
          updated_at?: string;
          version?: number;
          visibility?: string;
        };
        Update: {
          absolute_limit_minor?: number | null;
          agency_id?: string;
          closes_at?: string | null;
          created_at?: string;
          currency?: string;
          description?: string;
          difficulty?: string;
          embed_domains?: string[];
          family?: string;
          formula?: string;
          has_leaderboard?: boolean;
          hints?: string[];
          host_name?: string | null;
          id?: string;
          is_on_scoot?: boolean;
          is_sample?: boolean;
          market?: string | null;
          max_minor?: number | null;
          min_minor?: number | null;
          miss_limit_log?: number | null;
          mode?: string;
          mode_options?: NonNullable<Json>;
          opens_at?: string | null;
          owner_id?: string | null;
          round_order?: string;
          round_seconds?: number | null;
          rounds_per_run?: number;
          scoot_position?: number | null;
          scoring_options?: string[];
          slug?: string;
          state?: string;
          title?: string;
          updated_at?: string;
          version?: number;
          visibility?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'a_game_belongs_to_an_agency';
            columns: ['agency_id'];
            isOneToOne: false;
            referencedRelation: 'agencies';
            referencedColumns: ['id'];
          },
        ];
      };
      guesses: {
        Row: {
          amount_minor: number | null;
          currency: string;
          formula: string;
          formula_version: number;
          game_listing_id: string;
          guessed_at: string;
          high_minor: number | null;
          is_counted: boolean;
          is_late: boolean;
          label: string | null;
          log_error: number | null;
          low_minor: number | null;
          multiplier: number;
          score: number | null;
          session_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_minor?: number | null;
          currency: string;
          formula: string;
          formula_version: number;
          game_listing_id: string;
          guessed_at?: string;
          high_minor?: number | null;
          is_counted: boolean;
          is_late?: boolean;
          label?: string | null;
          log_error?: number | null;
          low_minor?: number | null;
          multiplier?: number;
          score?: number | null;
          session_id: string;
        };
        Update: {
          amount_minor?: number | null;
          currency?: string;
          formula?: string;
          formula_version?: number;
          game_listing_id?: string;
          guessed_at?: string;
          high_minor?: number | null;
          is_counted?: boolean;
          is_late?: boolean;
          label?: string | null;
          log_error?: number | null;
          low_minor?: number | null;
          multiplier?: number;
          score?: number | null;
          session_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'a_guess_belongs_to_a_round';
            columns: ['session_id', 'game_listing_id'];
            isOneToOne: true;
            referencedRelation: 'session_rounds';
            referencedColumns: ['session_id', 'game_listing_id'];
          },
        ];
      };
      import_hosts: {
        Row: {
          agency_id: string | null;
          created_at: string;
          host: string;
          reason: string;
          rule: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          agency_id?: string | null;
          created_at?: string;
          host: string;
          reason?: string;
          rule: string;
          updated_at?: string;
        };
        Update: {
          agency_id?: string | null;
          created_at?: string;
          host?: string;
          reason?: string;
          rule?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'an_import_host_may_be_an_agencys';
            columns: ['agency_id'];
            isOneToOne: false;
            referencedRelation: 'agencies';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_imports: {
        Row: {
          code: string | null;
          created_at: string;
          grade: string | null;
          home: string | null;
          id: string;
          link: string | null;
          listing_id: string | null;
          outcome: string;
          reason: string | null;
          source_host: string | null;
          user_id: string;
          way: string;
        };
        ComputedFields: never;
        Insert: {
          code?: string | null;
          created_at?: string;
          grade?: string | null;
          home?: string | null;
          id?: string;
          link?: string | null;
          listing_id?: string | null;
          outcome: string;
          reason?: string | null;
          source_host?: string | null;
          user_id: string;
          way: string;
        };
        Update: {
          code?: string | null;
          created_at?: string;
          grade?: string | null;
          home?: string | null;
          id?: string;
          link?: string | null;
          listing_id?: string | null;
          outcome?: string;
          reason?: string | null;
          source_host?: string | null;
          user_id?: string;
          way?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'an_import_may_have_made_a_listing';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_photos: {
        Row: {
          alt: string;
          attribution: string | null;
          content_hash: string;
          created_at: string;
          file_type: string;
          height: number;
          id: string;
          is_hidden: boolean;
          listing_id: string;
          path: string;
          placeholder: string;
          position: number;
          rights_status: string;
          room: string | null;
          width: number;
          widths: number[];
        };
        ComputedFields: never;
        Insert: {
          alt: string;
          attribution?: string | null;
          content_hash: string;
          created_at?: string;
          file_type?: string;
          height: number;
          id?: string;
          is_hidden?: boolean;
          listing_id: string;
          path: string;
          placeholder: string;
          position: number;
          rights_status?: string;
          room?: string | null;
          width: number;
          widths: number[];
        };
        Update: {
          alt?: string;
          attribution?: string | null;
          content_hash?: string;
          created_at?: string;
          file_type?: string;
          height?: number;
          id?: string;
          is_hidden?: boolean;
          listing_id?: string;
          path?: string;
          placeholder?: string;
          position?: number;
          rights_status?: string;
          room?: string | null;
          width?: number;
          widths?: number[];
        };
        Relationships: [
          {
            foreignKeyName: 'a_photo_shows_a_listing';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listings: {
        Row: {
          asset_id: string;
          created_at: string;
          currency: string;
          description: string;
          external_ref: string | null;
          id: string;
          portal: string | null;
          source_url: string | null;
          status: string;
          title: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          asset_id: string;
          created_at?: string;
          currency: string;
          description?: string;
          external_ref?: string | null;
          id?: string;
          portal?: string | null;
          source_url?: string | null;
          status?: string;
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          asset_id?: string;
          created_at?: string;
          currency?: string;
          description?: string;
          external_ref?: string | null;
          id?: string;
          portal?: string | null;
          source_url?: string | null;
          status?: string;
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'a_listing_offers_an_asset';
            columns: ['asset_id'];
            isOneToOne: false;
            referencedRelation: 'assets';
            referencedColumns: ['id'];
          },
        ];
      };
      market_bounds: {
        Row: {
          currency: string;
          max_minor: number;
          min_minor: number;
          price_kind: string;
        };
        ComputedFields: never;
        Insert: {
          currency: string;
          max_minor: number;
          min_minor: number;
          price_kind: string;
        };
        Update: {
          currency?: string;
          max_minor?: number;
          min_minor?: number;
          price_kind?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          display_name: string;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          display_name: string;
          id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          display_name?: string;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      session_rounds: {
        Row: {
          commitment_id: string | null;
          deadline_at: string | null;
          game_listing_id: string;
          hints_used: string[];
          is_void: boolean;
          opened_at: string | null;
          position: number;
          session_id: string;
        };
        ComputedFields: never;
        Insert: {
          commitment_id?: string | null;
          deadline_at?: string | null;
          game_listing_id: string;
          hints_used?: string[];
          is_void?: boolean;
          opened_at?: string | null;
          position: number;
          session_id: string;
        };
        Update: {
          commitment_id?: string | null;
          deadline_at?: string | null;
          game_listing_id?: string;
          hints_used?: string[];
          is_void?: boolean;
          opened_at?: string | null;
          position?: number;
          session_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'a_round_belongs_to_a_session';
            columns: ['session_id'];
            isOneToOne: false;
            referencedRelation: 'sessions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'a_round_shows_a_game_listing';
            columns: ['game_listing_id'];
            isOneToOne: false;
            referencedRelation: 'game_listings';
            referencedColumns: ['id'];
          },
        ];
      };
      sessions: {
        Row: {
          active_at: string;
          display_name: string;
          finished_at: string | null;
          game_id: string;
          guessed: number;
          guest_id: string | null;
          id: string;
          is_ranked: boolean;
          is_sharing_details: boolean;
          is_timed: boolean;
          median_log_error: number | null;
          mode: string;
          mode_options: NonNullable<Json>;
          practice_reason: string | null;
          request_key: string | null;
          rounds: number;
          seed: number;
          started_at: string;
          status: string;
          total_score: number;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          active_at?: string;
          display_name: string;
          finished_at?: string | null;
          game_id: string;
          guessed?: number;
          guest_id?: string | null;
          id?: string;
          is_ranked: boolean;
          is_sharing_details?: boolean;
          is_timed: boolean;
          median_log_error?: number | null;
          mode: string;
          mode_options?: NonNullable<Json>;
          practice_reason?: string | null;
          request_key?: string | null;
          rounds: number;
          seed: number;
          started_at?: string;
          status?: string;
          total_score?: number;
          user_id?: string | null;
        };
        Update: {
          active_at?: string;
          display_name?: string;
          finished_at?: string | null;
          game_id?: string;
          guessed?: number;
          guest_id?: string | null;
          id?: string;
          is_ranked?: boolean;
          is_sharing_details?: boolean;
          is_timed?: boolean;
          median_log_error?: number | null;
          mode?: string;
          mode_options?: NonNullable<Json>;
          practice_reason?: string | null;
          request_key?: string | null;
          rounds?: number;
          seed?: number;
          started_at?: string;
          status?: string;
          total_score?: number;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'a_session_plays_a_game';
            columns: ['game_id'];
            isOneToOne: false;
            referencedRelation: 'games';
            referencedColumns: ['id'];
          },
        ];
      };
      takedown_requests: {
        Row: {
          capacity: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_note: string;
          id: string;
          listing_id: string | null;
          page_url: string;
          reporter_email: string;
          reporter_name: string;
          request_key: string;
          source_url: string | null;
          statement: string;
          status: string;
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          capacity: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string;
          id?: string;
          listing_id?: string | null;
          page_url: string;
          reporter_email: string;
          reporter_name: string;
          request_key: string;
          source_url?: string | null;
          statement: string;
          status?: string;
          subject: string;
        };
        Update: {
          capacity?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string;
          id?: string;
          listing_id?: string | null;
          page_url?: string;
          reporter_email?: string;
          reporter_name?: string;
          request_key?: string;
          source_url?: string | null;
          statement?: string;
          status?: string;
          subject?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'a_takedown_may_name_a_listing';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_spoiler: { Args: { guest_token?: string; session_id: string }; Returns: Json };
      begin_import: {
        Args: { client_address?: string; hosts: string[]; links: string[]; user_id: string };
        Returns: Json;
      };
      board_facts: { Args: { brand?: string; game_slug: string }; Returns: Json };
      brand_games: { Args: { brand?: string }; Returns: Json };
      brand_record: { Args: { host_label?: string }; Returns: Json };
      change_access_code: {
        Args: { code_id: string; expires_at?: string; label?: string; max_uses?: number; version: number };
        Returns: Json;
      };
      claim_guest_runs: { Args: { guest_token: string }; Returns: Json };
      client_report: { Args: { brand?: string; game_slug: string; guest_token?: string }; Returns: Json };
      count_wrong_code: { Args: { target: string }; Returns: boolean };
      create_photo_folders: { Args: { folder_count: number }; Returns: Json };
      crowd_figures: {
        Args: { game_listing_id: string; guest_token?: string; session_id: string };
        Returns: Json;
      };
      decide_takedown: {
        Args: {
          is_granted: boolean;
          listing_ids?: string[];
          note?: string;
          request_id: string;
          user_id: string;
        };
        Returns: Json;
      };
      delete_comment: {
        Args: { comment_id: string; guest_token?: string; session_id: string };
        Returns: boolean;
      };
      delete_draft: { Args: { draft_id: string }; Returns: boolean };
      draft_to_publish: { Args: { draft_id: string; user_id: string }; Returns: Json };
      exclude_run: { Args: { reason: string; session_id: string }; Returns: Json };
      folders_removed: { Args: { folders: string[] }; Returns: number };
      folders_to_remove: { Args: { at_most?: number }; Returns: Json };
      forum_posts: { Args: { brand?: string; game_slug: string; guest_token?: string }; Returns: Json };
      game_choices: { Args: { brand?: string }; Returns: Json };
      game_collection: {
        Args: {
          after?: string;
          brand?: string;
          family?: string;
          length?: string;
          place?: string;
          search?: string;
          sort?: string;
        };
        Returns: Json;
      };
      game_homes: { Args: { brand?: string; game_slug: string; guest_token?: string }; Returns: Json };
      game_overview: { Args: { brand?: string; game_slug: string; guest_token?: string }; Returns: Json };
      games_of_code: { Args: { access_code?: string; brand?: string; share_token?: string }; Returns: Json };
      give_up_run: { Args: { guest_token?: string; session_id: string }; Returns: Json };
      guess_context: {
        Args: {
          amount_minor?: number;
          client_address?: string;
          currency?: string;
          game_listing_id: string;
          guest_token?: string;
          high_minor?: number;
          low_minor?: number;
          session_id: string;
          user_id?: string;
        };
        Returns: Json;
      };
      guesstimates: { Args: { game_listing_id: string; guest_token?: string }; Returns: Json };
      homes_to_add: {
        Args: { after?: string; brand?: string; game_slug: string; search?: string };
        Returns: Json;
      };
      homes_to_take_down: { Args: { search: string }; Returns: Json };
      import_listing: { Args: { payload: Json }; Returns: Json };
      import_rules: { Args: { hosts: string[] }; Returns: Json };
      import_source: { Args: { listing_id: string; user_id: string }; Returns: Json };
      leaderboard: {
        Args: { after?: string; brand?: string; game_slug: string; period?: string; timed?: boolean };
        Returns: {
          cursor: string;
          display_name: string;
          finished_at: string;
          rank: number;
          total_score: number;
        }[];
      };
      leaderboard_place: {
        Args: { guest_token?: string; period?: string; session_id: string };
        Returns: Json;
      };
      lift_source_ban: { Args: { ban_id: string; reason: string }; Returns: boolean };
      list_templates: { Args: Record<PropertyKey, never>; Returns: Json };
      listed_games: { Args: { brand?: string }; Returns: Json };
      make_access_code: {
        Args: {
          brand?: string;
          expires_at?: string;
          game_slug: string;
          kind?: string;
          label?: string;
          max_uses?: number;
        };
        Returns: Json;
      };
      manage_game: { Args: { brand?: string; game_slug: string }; Returns: Json };
      manage_guess_figures: {
        Args: { brand?: string; game_listing_id: string; game_slug: string };
        Returns: Json;
      };
      manage_guesses: {
        Args: {
          after?: string;
          brand?: string;
          filter?: Json;
          game_listing_id: string;
          game_slug: string;
          is_descending?: boolean;
          page_size?: number;
          sort?: string;
        };
        Returns: Json;
      };
      manage_listing: { Args: { brand?: string; game_listing_id: string; game_slug: string }; Returns: Json };
      may_manage_game: { Args: { brand?: string; game_slug?: string }; Returns: boolean };
      may_open_page: { Args: { access: string; brand?: string; subject?: string }; Returns: boolean };
      moderate_comment: { Args: { action: string; comment_id: string; reason: string }; Returns: Json };
      moderate_name: {
        Args: { action: string; brand?: string; entry: string; game_slug: string; reason: string };
        Returns: Json;
      };
      note_imports: { Args: { entries: Json }; Returns: Json };
      one_off_games: { Args: { after?: string; brand?: string }; Returns: Json };
      open_client_report: {
        Args: { brand?: string; code?: string; game_slug: string; guest_token_in?: string; user_id?: string };
        Returns: Json;
      };
      open_reports: { Args: { brand?: string; game_slug: string }; Returns: Json };
      open_round: {
        Args: { game_listing_id: string; guest_token?: string; session_id: string };
        Returns: Json;
      };
      own_brands: { Args: Record<PropertyKey, never>; Returns: Json };
      own_drafts: { Args: Record<PropertyKey, never>; Returns: Json };
      own_imports: { Args: { after?: string }; Returns: Json };
      own_listings: { Args: { after?: string; search?: string }; Returns: Json };
      own_place: {
        Args: { brand?: string; game_slug: string; guest_token?: string; period?: string; timed?: boolean };
        Returns: Json;
      };
      photo_hashes: { Args: { external_ref: string }; Returns: Json };
      photos_checked: { Args: { files: string[]; user_id: string }; Returns: number };
      photos_to_check: { Args: { folders: string[]; user_id: string }; Returns: Json };
      prices_to_scrub: { Args: { brand?: string; game_slug: string; user_id: string }; Returns: Json };
      profile_name: { Args: { user_id: string }; Returns: string };
      publish_game: { Args: { payload: Json }; Returns: Json };
      read_comments: {
        Args: { after?: string; game_listing_id: string; guest_token?: string; session_id: string };
        Returns: Json;
      };
      read_draft: { Args: { draft_id: string }; Returns: Json };
      record_guess: {
        Args: {
          amount_minor?: number;
          formula?: string;
          formula_version?: number;
          game_listing_id: string;
          high_minor?: number;
          is_late?: boolean;
          label?: string;
          listing_price_id?: string;
          log_error?: number;
          low_minor?: number;
          multiplier?: number;
          score?: number;
          session_id: string;
        };
        Returns: Json;
      };
      record_imports: { Args: { entries: Json; user_id: string }; Returns: Json };
      refresh_listing: { Args: { listing_id: string; payload: Json; user_id: string }; Returns: Json };
      report_comment: {
        Args: { comment_id: string; guest_token?: string; note?: string; reason: string; session_id: string };
        Returns: boolean;
      };
      report_name: {
        Args: {
          brand?: string;
          entry: string;
          game_slug: string;
          guest_token?: string;
          note?: string;
          reason: string;
        };
        Returns: Json;
      };
      request_takedown: { Args: { client_address?: string; payload: Json }; Returns: Json };
      restore_run: { Args: { session_id: string }; Returns: Json };
      resumable_runs: { Args: { brand?: string; guest_token?: string }; Returns: Json };
      reveal_hint: {
        Args: {
          game_listing_id: string;
          guest_token?: string;
          kind: string;
          session_id: string;
          user_id?: string;
        };
        Returns: Json;
      };
      run_state: { Args: { guest_token?: string; session_id: string }; Returns: Json };
      save_draft: {
        Args: {
          base_version?: number;
          document: Json;
          draft_id: string;
          save_id?: string;
          unanswered?: string[];
        };
        Returns: Json;
      };
      save_game: {
        Args: {
          brand?: string;
          game_slug: string;
          homes?: Json;
          settings?: Json;
          user_id: string;
          version: number;
        };
        Returns: Json;
      };
      save_listing: {
        Args: {
          brand?: string;
          facts?: Json;
          game_listing_id: string;
          game_slug: string;
          photos?: Json;
          price?: Json;
          user_id: string;
          version: number;
        };
        Returns: Json;
      };
      save_scoot: { Args: { brand?: string; games: Json; version: string }; Returns: Json };
      scoot_games: { Args: { brand?: string }; Returns: Json };
      session_results: { Args: { guest_token?: string; session_id: string; variant: string }; Returns: Json };
      set_access_code: {
        Args: {
          code: string;
          expires_at?: string;
          game_id: string;
          game_listing_id?: string;
          is_active?: boolean;
          kind: string;
          label?: string;
          max_uses?: number;
        };
        Returns: string;
      };
      set_agency_member: { Args: { agency_key: string; role: string; user_id: string }; Returns: undefined };
      set_area_price_levels: { Args: { payload: Json }; Returns: number };
      set_detail_sharing: {
        Args: { guest_token?: string; is_shared: boolean; session_id: string };
        Returns: boolean;
      };
      set_game_listings: { Args: { game_id: string; listing_ids: string[] }; Returns: number };
      set_game_state: {
        Args: { brand?: string; game_slug: string; state: string; version: number };
        Returns: Json;
      };
      set_staff_member: { Args: { user_id: string }; Returns: undefined };
      share_card: { Args: { brand?: string; game_slug?: string; session_id?: string }; Returns: Json };
      source_bans: { Args: { after?: string }; Returns: Json };
      start_run: {
        Args: {
          access_code?: string;
          brand?: string;
          client_address?: string;
          display_name?: string;
          game_slug: string;
          guest_token_in?: string;
          mode?: string;
          mode_options?: Json;
          request_key?: string;
          share_token?: string;
          user_id?: string;
        };
        Returns: Json;
      };
      switch_access_code: { Args: { code_id: string; is_active: boolean }; Returns: boolean };
      take_code_try: { Args: { client_address: string; max_tries: number; target: string }; Returns: number };
      take_rate_limit: { Args: { max_hits: number; subject: string }; Returns: number };
      takedowns: {
        Args: { after?: string; brand?: string; game_slug?: string; is_decided?: boolean };
        Returns: Json;
      };
      template_homes: { Args: { template_key: string }; Returns: Json };
      unfinished_runs: { Args: { guest_token?: string }; Returns: Json };
      upsert_agency: { Args: { payload: Json }; Returns: string };
      upsert_game: { Args: { payload: Json }; Returns: string };
      withdraw_listings: { Args: { listing_ids: string[]; user_id: string }; Returns: Json };
      write_comment: {
        Args: {
          body: string;
          comment_id?: string;
          game_listing_id: string;
          guest_token?: string;
          parent_id?: string;
          request_key: string;
          session_id: string;
          user_id?: string;
        };
        Returns: Json;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
